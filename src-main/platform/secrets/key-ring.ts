import type { KeychainTrouble } from '../../../src-shared/contract/keychain'
import { Emitter } from '../events/emitter'
import { hide } from '../log/redaction'
import { VaultError, type SavedAddresses, type Vault } from './vault'

interface Known {
  readonly key: string
  readonly storage: 'saved' | 'session'
}

/** How long calls wait for the keychain before they continue without a key. */
const patienceMs = 60_000

/**
 * The API key of a service address. From the keychain, or kept in memory until the app ends if there is no
 * keychain.
 */
export class KeyRing {
  /** Emits when a key's storage becomes known or changes. */
  readonly changed = new Emitter<void>()
  /** Emits when the keychain answers too late for waiting calls. */
  readonly answeredLate = new Emitter<void>()
  readonly #keychain: Vault
  readonly #session: Vault
  readonly #saved: SavedAddresses
  readonly #patienceMs: number
  #trouble: KeychainTrouble | null = null
  readonly #known = new Map<string, Known | null>()
  readonly #underWay = new Map<string, Promise<string | null>>()
  readonly #checked = new Set<string>()

  constructor(keychain: Vault, session: Vault, saved: SavedAddresses, patience = patienceMs) {
    this.#keychain = keychain
    this.#session = session
    this.#saved = saved
    this.#patienceMs = patience
  }

  get trouble(): KeychainTrouble | null {
    return this.#trouble
  }

  /** Where the key is. Assumes that a saved key is still in the keychain, without reading it. */
  storageOf(address: string): 'none' | 'saved' | 'session' {
    const known = this.#known.get(address)
    if (known !== undefined) return known?.storage ?? 'none'
    return this.#trouble === null && this.#saved.all().includes(address) ? 'saved' : 'none'
  }

  /** The key, if it was already read. Null if the keychain would have to be read. */
  atHand(address: string): string | null {
    return this.#known.get(address)?.key ?? null
  }

  /** Addresses whose keys may be in the keychain, from the list in app.db. */
  saved(): readonly string[] {
    return this.#saved.all()
  }

  /**
   * Finds keys that aren't in the list of app.db, for example because the data folder was deleted.
   * @throws VaultError
   */
  async findSaved(): Promise<void> {
    const known = this.#saved.all()
    for (const address of await this.#keychain.addresses())
      if (!known.includes(address)) this.#saved.add(address)
  }

  preload(address: string): void {
    if (this.#checked.has(address)) return
    // `read` has stored the error in `trouble`.
    this.read(address).catch(() => undefined)
  }

  /**
   * Reads the keychain only once, because calls are made every few seconds.
   * @throws VaultError if the keychain doesn't answer and the user hasn't entered a key since the start
   */
  read(address: string): Promise<string | null> {
    this.#checked.add(address)
    const known = this.#known.get(address)
    if (known !== undefined) return Promise.resolve(known?.key ?? null)
    // The keychain doesn't have the key, so don't make the user unlock it.
    if (this.#saved.isUnsaved(address)) return Promise.resolve(null)
    // Concurrent reads share one request, to avoid a second prompt.
    const underWay = this.#underWay.get(address)
    if (underWay) return underWay
    const read = this.#fromKeychain(address).finally(() => this.#underWay.delete(address))
    this.#underWay.set(address, read)
    return read
  }

  /** If the keychain fails, keeps the key in memory until the app ends and sets `trouble`. */
  async write(address: string, key: string): Promise<void> {
    hide(key)
    this.#checked.add(address)
    const wasSaved = this.#saved.all().includes(address)
    // Lists the address before saving the key, because the user couldn't remove the key of an unlisted
    // address.
    if (!wasSaved) this.#saved.add(address)
    try {
      await this.#keychain.write(address, key)
      this.#trouble = null
      this.#known.set(address, { key, storage: 'saved' })
      await this.#session.forget(address)
    } catch (error) {
      this.#trouble = troubleOf(error)
      // A keychain that didn't answer may have saved the key.
      if (!wasSaved && error instanceof VaultError && error.code === 'missing')
        this.#saved.noteUnsaved(address)
      await this.#session.write(address, key)
      this.#known.set(address, { key, storage: 'session' })
    }
  }

  /** @throws VaultError and changes nothing if the keychain fails */
  async forget(address: string): Promise<void> {
    const isSaved = this.#saved.all().includes(address)
    if (isSaved || this.storageOf(address) !== 'session') await this.#keychain.forget(address)
    this.#checked.add(address)
    this.#known.set(address, null)
    this.#trouble = null
    await this.#session.forget(address)
    // Changes the list last. If that fails, the user can try to remove the address again.
    if (isSaved || this.#saved.isUnsaved(address)) this.#saved.remove(address)
  }

  async #fromKeychain(address: string): Promise<string | null> {
    let isLate = false
    let patience: NodeJS.Timeout | undefined
    const reading = this.#keychain.read(address).then(key => this.#learn(address, key, isLate))
    const silence = new Promise<never>((_, reject) => {
      patience = setTimeout(() => {
        isLate = true
        reject(new VaultError('silent'))
      }, this.#patienceMs)
    })
    try {
      return await Promise.race([reading, silence])
    } catch (error) {
      const entered = this.#known.get(address)
      if (entered !== undefined) return entered?.key ?? null
      this.#trouble = troubleOf(error)
      this.changed.emit()
      throw error
    } finally {
      clearTimeout(patience)
    }
  }

  #learn(address: string, key: string | null, isLate: boolean): string | null {
    if (key !== null) hide(key)
    // The user entered a newer key while the keychain was being read.
    const entered = this.#known.get(address)
    if (entered !== undefined) return entered?.key ?? null
    this.#trouble = null
    this.#known.set(address, key === null ? null : { key, storage: 'saved' })
    if (key !== null && !this.#saved.all().includes(address)) this.#saved.add(address)
    this.changed.emit()
    if (isLate) this.answeredLate.emit()
    return key
  }
}

const troubleOf = (error: unknown): KeychainTrouble => (error instanceof VaultError ? error.code : 'unusable')
