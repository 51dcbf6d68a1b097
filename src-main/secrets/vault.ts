import type { KeychainTrouble } from '../../src-shared/contract/keychain'

/** Stores API keys, one per service address. */
export interface Vault {
  /** saved: the OS keychain. session: memory, lost when the process ends. */
  readonly kind: 'saved' | 'session'
  /** May take as long as the user leaves the keychain's prompt open. @throws VaultError */
  read(address: string): Promise<string | null>
  /** @throws VaultError */
  write(address: string, key: string): Promise<void>
  /** @throws VaultError */
  forget(address: string): Promise<void>
  /** Every address with a key. @throws VaultError */
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

/**
 * The addresses whose keys this app saved in the keychain. Stored separately, so that listing them doesn't open the
 * keychain and prompt the user.
 */
export interface SavedAddresses {
  all(): readonly string[]
  /** @throws the disk's error */
  add(address: string): void
  /** @throws the disk's error */
  remove(address: string): void
  /** True if there was no keychain for the last key entered, so the next start needn't look for it. */
  isUnsaved(address: string): boolean
  /**
   * Removes an address from the list and marks its key as not in the keychain, until it is added.
   * @throws the disk's error
   */
  noteUnsaved(address: string): void
}
