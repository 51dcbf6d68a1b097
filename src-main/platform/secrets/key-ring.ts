import type { KeychainTrouble } from '../../../src-shared/contract/keychain'
import { Emitter } from '../events/emitter'
import { hide } from '../log/redaction'
import { VaultError, type SavedAddresses, type Vault } from './vault'

interface Known {
  readonly key: string
  readonly storage: 'saved' | 'session'
}

/** How long to wait for the keychain. After that, calls continue without a key. */
const patienceMs = 60_000

/** API keys by service address. They are in the keychain, or in memory if there is none. */
export class KeyRing {
  readonly changed = new Emitter<void>()
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

  /** Assumes that a saved key is still in the keychain, without reading it. */
  storageOf(address: string): 'none' | 'saved' | 'session' {
    const known = this.#known.get(address)
    if (known !== undefined) return known?.storage ?? 'none'
    return this.#trouble === null && this.#saved.all().includes(address) ? 'saved' : 'none'
  }

  /** Null if the keychain would have to be read. */
  atHand(address: string): string | null {
    return this.#known.get(address)?.key ?? null
  }

  /** The addresses are stored in app.db. */
  saved(): readonly string[] {
    return this.#saved.all()
  }

  /**
   * Finds keys in the keychain that app.db doesn't list, for example after the data folder was deleted.
   * @throws VaultError
   */
  async findSaved(): Promise<void> {
    const known = this.#saved.all()
    for (const address of await this.#keychain.addresses())
      if (!known.includes(address)) this.#saved.add(address)
  }

  preload(address: string): void {
    if (this.#checked.has(address)) return
    // Ignores the error, because `read` has stored it in `trouble`.
    this.read(address).catch(() => undefined)
  }

  read(address: string): Promise<string | null> {
    this.#checked.add(address)
    const known = this.#known.get(address)
    if (known !== undefined) return Promise.resolve(known?.key ?? null)
    if (this.#saved.isUnsaved(address)) return Promise.resolve(null)
    // Waits for a pending request, because a second one would show a second prompt.
    const underWay = this.#underWay.get(address)
    if (underWay) return underWay
    const read = this.#fromKeychain(address).finally(() => this.#underWay.delete(address))
    this.#underWay.set(address, read)
    return read
  }

  /** Saves a key. If the keychain fails, sets `trouble` and keeps the key in memory. */
  async write(address: string, key: string): Promise<void> {
    hide(key)
    this.#checked.add(address)
    const wasSaved = this.#saved.all().includes(address)
    // Lists the address first, because the user couldn't remove the key of an unlisted address.
    if (!wasSaved) this.#saved.add(address)
    try {
      await this.#keychain.write(address, key)
      this.#trouble = null
      this.#known.set(address, { key, storage: 'saved' })
      await this.#session.forget(address)
    } catch (error) {
      this.#trouble = troubleOf(error)
      // This is only certain without a keychain. One that didn't answer may have saved the key.
      if (!wasSaved && error instanceof VaultError && error.code === 'missing')
        this.#saved.noteUnsaved(address)
      await this.#session.write(address, key)
      this.#known.set(address, { key, storage: 'session' })
    }
  }

  /**
   * Removes a key.
   * @throws VaultError and changes nothing if the keychain fails
   */
  async forget(address: string): Promise<void> {
    const isSaved = this.#saved.all().includes(address)
    if (isSaved || this.storageOf(address) !== 'session') await this.#keychain.forget(address)
    this.#checked.add(address)
    this.#known.set(address, null)
    this.#trouble = null
    await this.#session.forget(address)
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
    // Keeps a newer key that the user has entered in the meantime.
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
