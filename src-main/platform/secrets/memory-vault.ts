import type { Vault } from './vault'

export class MemoryVault implements Vault {
  readonly kind = 'session'
  readonly #keys = new Map<string, string>()

  async read(address: string): Promise<string | null> {
    return this.#keys.get(address) ?? null
  }

  async write(address: string, key: string): Promise<void> {
    this.#keys.set(address, key)
  }

  async forget(address: string): Promise<void> {
    this.#keys.delete(address)
  }

  async addresses(): Promise<readonly string[]> {
    return [...this.#keys.keys()]
  }
}
