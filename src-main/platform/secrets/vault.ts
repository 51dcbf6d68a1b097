import type { KeychainTrouble } from '../../../src-shared/contract/keychain'

/** API keys, one per service address. */
export interface Vault {
  /** saved: the OS keychain. session: memory. */
  readonly kind: 'saved' | 'session'
  /** May take as long as the user leaves the keychain's prompt open. @throws VaultError */
  read(address: string): Promise<string | null>
  /** @throws VaultError */
  write(address: string, key: string): Promise<void>
  /** @throws VaultError */
  forget(address: string): Promise<void>
  /** @throws VaultError */
  addresses(): Promise<readonly string[]>
}

/** The keychain couldn't be used. Contains nothing secret. */
export class VaultError extends Error {
  readonly code: Exclude<KeychainTrouble, 'unusable'>

  constructor(code: Exclude<KeychainTrouble, 'unusable'>) {
    super(`keychain: ${code}`)
    this.code = code
  }
}

/** Addresses whose keys are in the keychain. Stored separately, so that listing them doesn't prompt the user. */
export interface SavedAddresses {
  all(): readonly string[]
  /** @throws the disk's error */
  add(address: string): void
  /** @throws the disk's error */
  remove(address: string): void
  /** There was no keychain for the last key entered, so the next start needn't look for it. */
  isUnsaved(address: string): boolean
  /** Removes an address and marks its key as not in the keychain. @throws the disk's error */
  noteUnsaved(address: string): void
}
