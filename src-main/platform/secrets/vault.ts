import type { KeychainTrouble } from '../../../src-shared/contract/keychain'

/** API keys by service address. */
export interface Vault {
  /** saved: in the OS keychain. session: in memory. */
  readonly kind: 'saved' | 'session'
  /**
   * May wait for the user to answer a prompt.
   * @throws VaultError
   */
  read(address: string): Promise<string | null>
  /** @throws VaultError */
  write(address: string, key: string): Promise<void>
  /** @throws VaultError */
  forget(address: string): Promise<void>
  /** @throws VaultError */
  addresses(): Promise<readonly string[]>
}

/** Contains nothing secret. */
export class VaultError extends Error {
  readonly code: Exclude<KeychainTrouble, 'unusable'>

  constructor(code: Exclude<KeychainTrouble, 'unusable'>) {
    super(`keychain: ${code}`)
    this.code = code
  }
}

/** A separate list, because listing the keychain could show a prompt. */
export interface SavedAddresses {
  all(): readonly string[]
  /** @throws the disk's error */
  add(address: string): void
  /** @throws the disk's error */
  remove(address: string): void
  /** No keychain when the key was last entered, so the next start doesn't read it. */
  isUnsaved(address: string): boolean
  /**
   * The address's key isn't in the keychain.
   * @throws the disk's error
   */
  noteUnsaved(address: string): void
}
