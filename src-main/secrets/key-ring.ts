import { Emitter } from '../events/emitter'
import { VaultError, type Vault } from './vault'

/** The key of one service address: from the keychain where there is one, else kept for this session only. */
export class KeyRing {
  /** Where a key lives became known, or changed. */
  readonly changed = new Emitter<void>()
  readonly #keychain: Vault
  readonly #session: Vault
  #trouble: string | null = null
  readonly #known = new Map<string, { key: string; kept: 'saved' | 'session' } | null>()

  constructor(keychain: Vault, session: Vault) {
    this.#keychain = keychain
    this.#session = session
  }

  /** Why the keychain could not be used, told to a person; null when all is well. */
  get trouble(): string | null {
    return this.#trouble
  }

  /** Whether a key is at hand and where it lives, as far as known without touching the keychain. */
  kept(address: string): 'none' | 'saved' | 'session' {
    return this.#known.get(address)?.kept ?? 'none'
  }

  /** Read once a start: a watcher that calls every few seconds must not ask the keychain each time. */
  async read(address: string): Promise<string | null> {
    const known = this.#known.get(address)
    if (known !== undefined) return known?.key ?? null
    const key = await this.#fromKeychain(address)
    if (this.#trouble === null) this.#known.set(address, key === null ? null : { key, kept: 'saved' })
    this.changed.emit()
    return key
  }

  async write(address: string, key: string): Promise<void> {
    try {
      await this.#keychain.write(address, key)
      this.#trouble = null
      this.#known.set(address, { key, kept: 'saved' })
    } catch (error) {
      this.#trouble = sentence(error)
      await this.#session.write(address, key)
      this.#known.set(address, { key, kept: 'session' })
    }
  }

  async forget(address: string): Promise<void> {
    const kept = this.kept(address)
    this.#known.set(address, null)
    await this.#session.forget(address)
    if (kept === 'session') return
    try {
      await this.#keychain.forget(address)
      this.#trouble = null
    } catch (error) {
      this.#trouble = sentence(error)
    }
  }

  async #fromKeychain(address: string): Promise<string | null> {
    try {
      const key = await this.#keychain.read(address)
      this.#trouble = null
      return key
    } catch (error) {
      this.#trouble = sentence(error)
      return this.#session.read(address)
    }
  }
}

function sentence(error: unknown): string {
  return error instanceof VaultError ? error.message : 'The keychain could not be used.'
}
