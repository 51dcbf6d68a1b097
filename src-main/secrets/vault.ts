import type { KeychainTrouble } from '../../src-shared/contract/keychain'

/** Where API keys live, one a service address. */
export interface Vault {
  /** saved: the OS keychain. session: this process's memory, gone when it ends. */
  readonly kind: 'saved' | 'session'
  /** May take as long as a person leaves the keychain's question unanswered. @throws VaultError */
  read(address: string): Promise<string | null>
  /** @throws VaultError */
  write(address: string, key: string): Promise<void>
  /** @throws VaultError */
  forget(address: string): Promise<void>
  /** Every address a key is kept for. @throws VaultError */
  addresses(): Promise<readonly string[]>
}

/** The keychain could not be used; nothing of it is secret. */
export class VaultError extends Error {
  readonly code: Exclude<KeychainTrouble, 'unusable'>

  constructor(code: Exclude<KeychainTrouble, 'unusable'>) {
    super(`keychain: ${code}`)
    this.code = code
  }
}

/**
 * The addresses whose keys this app put into the keychain. They are written down apart from it, since the keychain
 * must not be opened, and a person asked to unlock it, to show which keys are in it.
 */
export interface SavedAddresses {
  all(): readonly string[]
  /** @throws the disk's error */
  add(address: string): void
  /** @throws the disk's error */
  remove(address: string): void
  /** Whether there was no keychain to take the key that was entered last: the next start need not look for it. */
  isUnsaved(address: string): boolean
  /** Not in the list any more, and known not to be in the keychain until it is added. @throws the disk's error */
  noteUnsaved(address: string): void
}
