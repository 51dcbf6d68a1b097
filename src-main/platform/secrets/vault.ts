import type { KeychainTrouble } from '../../../src-shared/contract/keychain'

export interface Vault {
  /** Where the keys are: `saved` in the system's keychain, or `session` in memory. */
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

/**
 * The addresses of saved keys. They are listed separately, because listing the keychain could show a prompt.
 */
export interface SavedAddresses {
  all(): readonly string[]
  /** @throws the disk's error */
  add(address: string): void
  /** @throws the disk's error */
  remove(address: string): void
  /**
   * Whether there was no keychain when the key was last entered. The next start doesn't read the keychain
   * then.
   */
  isUnsaved(address: string): boolean
  /**
   * Notes that the address's key isn't in the keychain.
   * @throws the disk's error
   */
  noteUnsaved(address: string): void
}
