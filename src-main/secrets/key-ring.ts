import { Emitter } from '../events/emitter'
import { VaultError, type Vault } from './vault'

interface Known {
  readonly key: string
  readonly kept: 'saved' | 'session'
}

/** The key of one service address: from the keychain where there is one, else kept for this session only. */
export class KeyRing {
  /** Where a key lives became known, or changed. */
  readonly changed = new Emitter<void>()
  readonly #keychain: Vault
  readonly #session: Vault
  #trouble: string | null = null
  readonly #known = new Map<string, Known | null>()
  readonly #underWay = new Map<string, Promise<string | null>>()
  readonly #looked = new Set<string>()

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

  /** Finds out where the key lives, once a start; `changed` tells when it is known. */
  lookUp(address: string): void {
    if (this.#looked.has(address)) return
    // What went wrong is kept as `trouble`.
    this.read(address).catch(() => undefined)
  }

  /**
   * Read once a start: a watcher that calls every few seconds must not ask the keychain each time.
   * @throws VaultError when the keychain does not answer and no key was entered in this session.
   */
  read(address: string): Promise<string | null> {
    this.#looked.add(address)
    const known = this.#known.get(address)
    if (known !== undefined) return Promise.resolve(known?.key ?? null)
    // Two who ask at once must not make the keychain ask a person twice.
    const underWay = this.#underWay.get(address)
    if (underWay) return underWay
    const read = this.#fromKeychain(address).finally(() => this.#underWay.delete(address))
    this.#underWay.set(address, read)
    return read
  }

  async write(address: string, key: string): Promise<void> {
    this.#looked.add(address)
    try {
      await this.#keychain.write(address, key)
      this.#trouble = null
      this.#known.set(address, { key, kept: 'saved' })
      await this.#session.forget(address)
    } catch (error) {
      this.#trouble = sentence(error)
      await this.#session.write(address, key)
      this.#known.set(address, { key, kept: 'session' })
    }
  }

  /** Forgets the key here in any case; whether the keychain did, too, `trouble` tells. */
  async forget(address: string): Promise<void> {
    const wasSession = this.kept(address) === 'session'
    this.#known.set(address, null)
    await this.#session.forget(address)
    try {
      // Also after a session: a key of an earlier one may still be there.
      await this.#keychain.forget(address)
      this.#trouble = null
    } catch (error) {
      this.#trouble = wasSession ? null : `${sentence(error)} The key may still be stored there.`
    }
  }

  async #fromKeychain(address: string): Promise<string | null> {
    try {
      const key = await this.#keychain.read(address)
      // A key entered while the keychain was still thinking is the newer one.
      const entered = this.#known.get(address)
      if (entered !== undefined) return entered?.key ?? null
      this.#trouble = null
      this.#known.set(address, key === null ? null : { key, kept: 'saved' })
      this.changed.emit()
      return key
    } catch (error) {
      const entered = this.#known.get(address)
      if (entered !== undefined) return entered?.key ?? null
      this.#trouble = sentence(error)
      this.changed.emit()
      throw error
    }
  }
}

function sentence(error: unknown): string {
  return error instanceof VaultError ? error.message : 'The keychain could not be used.'
}
