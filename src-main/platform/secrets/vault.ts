import type { KeychainTrouble } from '../../../src-shared/contract/keychain'

/** Stores API keys, one per service address. */
export interface Vault {
  /** saved: in the OS keychain. session: in memory until the app ends. */
  readonly kind: 'saved' | 'session'
  /**
   * If the keychain shows a prompt, waits for the user.
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

/**
 * Addresses whose keys are in the keychain. A separate list, because listing the keychain could show a
 * prompt.
 */
export interface SavedAddresses {
  all(): readonly string[]
  /** @throws the disk's error */
  add(address: string): void
  /** @throws the disk's error */
  remove(address: string): void
  /** True if there was no keychain when the key was last entered, so that the next start doesn't read it. */
  isUnsaved(address: string): boolean
  /**
   * Removes an address and remembers that its key isn't in the keychain.
   * @throws the disk's error
   */
  noteUnsaved(address: string): void
}
