/** Where API keys live, one a service address. */
export interface Vault {
  /** saved: the OS keychain. session: this process's memory, gone when it ends. */
  readonly kind: 'saved' | 'session'
  /** @throws VaultError when the keychain does not answer. */
  read(address: string): Promise<string | null>
  write(address: string, key: string): Promise<void>
  forget(address: string): Promise<void>
}

/** The keychain could not be used; the message is for a person and holds no secret. */
export class VaultError extends Error {}
