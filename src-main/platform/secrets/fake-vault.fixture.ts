import { VaultError, type SavedAddresses, type Vault } from './vault'

export class FakeVault implements Vault {
  readonly kind = 'saved'
  readonly keys = new Map<string, string>()
  readonly requests: string[] = []
  failure: Error | null = null
  /** Delays the answers. */
  thinking: Promise<void> = Promise.resolve()

  async read(address: string): Promise<string | null> {
    await this.#ask(`read ${address}`)
    return this.keys.get(address) ?? null
  }

  async write(address: string, key: string): Promise<void> {
    await this.#ask(`write ${address}`)
    this.keys.set(address, key)
  }

  async forget(address: string): Promise<void> {
    await this.#ask(`forget ${address}`)
    this.keys.delete(address)
  }

  async addresses(): Promise<readonly string[]> {
    await this.#ask('list')
    return [...this.keys.keys()]
  }

  async #ask(what: string): Promise<void> {
    this.requests.push(what)
    await this.thinking
    if (this.failure) throw this.failure
  }
}

export const lockedVault = (): FakeVault =>
  Object.assign(new FakeVault(), { failure: new VaultError('missing') })

export function savedAddresses(): SavedAddresses {
  const [addresses, unsaved] = [new Set<string>(), new Set<string>()]
  return {
    all: () => [...addresses],
    add(address) {
      addresses.add(address)
      unsaved.delete(address)
    },
    remove(address) {
      addresses.delete(address)
      unsaved.delete(address)
    },
    isUnsaved: address => unsaved.has(address),
    noteUnsaved(address) {
      addresses.delete(address)
      unsaved.add(address)
    }
  }
}
