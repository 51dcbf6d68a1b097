import type { KeychainTrouble } from '../../src-shared/contract/keychain'
import { Emitter } from '../events/emitter'
import { hide } from '../log/redaction'
import { VaultError, type SavedAddresses, type Vault } from './vault'

interface Known {
  readonly key: string
  readonly kept: 'saved' | 'session'
}

/** Whoever needs a key to make a call goes on without it after that; the look-up itself goes on. */
const patienceMs = 60_000

/** The key of one service address: from the keychain where there is one, else kept for this session only. */
export class KeyRing {
  /** Where a key lives became known, or changed. */
  readonly changed = new Emitter<void>()
  /** The keychain answered after everybody had stopped waiting for it. */
  readonly answeredLate = new Emitter<void>()
  readonly #keychain: Vault
  readonly #session: Vault
  readonly #saved: SavedAddresses
  readonly #patienceMs: number
  #trouble: KeychainTrouble | null = null
  readonly #known = new Map<string, Known | null>()
  readonly #underWay = new Map<string, Promise<string | null>>()
  readonly #looked = new Set<string>()

  constructor(keychain: Vault, session: Vault, saved: SavedAddresses, patience = patienceMs) {
    this.#keychain = keychain
    this.#session = session
    this.#saved = saved
    this.#patienceMs = patience
  }

  /** Why the keychain could not be used, told to a person; null when all is well. */
  get trouble(): KeychainTrouble | null {
    return this.#trouble
  }

  /**
   * Whether there is a key and where it lives, without touching the keychain: until that was asked, one that was saved there is
   * taken to be there.
   */
  kept(address: string): 'none' | 'saved' | 'session' {
    const known = this.#known.get(address)
    if (known !== undefined) return known?.kept ?? 'none'
    return this.#trouble === null && this.#saved.all().includes(address) ? 'saved' : 'none'
  }

  /** The key, as far as known without touching the keychain; null else. */
  atHand(address: string): string | null {
    return this.#known.get(address)?.key ?? null
  }

  /** Every address whose key may be in the keychain, as far as known without touching it. */
  saved(): readonly string[] {
    return this.#saved.all()
  }

  /** Asks the keychain itself, for keys that were saved before the data folder was; `saved` then has them. @throws VaultError */
  async findSaved(): Promise<void> {
    const known = this.#saved.all()
    for (const address of await this.#keychain.addresses())
      if (!known.includes(address)) this.#saved.add(address)
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
    // Nobody is asked to unlock a keychain for a key that it was never given.
    if (this.#saved.isUnsaved(address)) return Promise.resolve(null)
    // Two who ask at once must not make the keychain ask a person twice.
    const underWay = this.#underWay.get(address)
    if (underWay) return underWay
    const read = this.#fromKeychain(address).finally(() => this.#underWay.delete(address))
    this.#underWay.set(address, read)
    return read
  }

  /** Saves the key; where the keychain does not take it, it is kept for this session and `trouble` says why. */
  async write(address: string, key: string): Promise<void> {
    hide(key)
    this.#looked.add(address)
    const wasSaved = this.#saved.all().includes(address)
    // Before the keychain has it: a key that nobody knows of could never be removed.
    if (!wasSaved) this.#saved.add(address)
    try {
      await this.#keychain.write(address, key)
      this.#trouble = null
      this.#known.set(address, { key, kept: 'saved' })
      await this.#session.forget(address)
    } catch (error) {
      this.#trouble = troubleOf(error)
      // A keychain that does not answer may still have taken it; one that is not there has not.
      if (!wasSaved && error instanceof VaultError && error.code === 'missing')
        this.#saved.noteUnsaved(address)
      await this.#session.write(address, key)
      this.#known.set(address, { key, kept: 'session' })
    }
  }

  /**
   * Removes the key, from the keychain as well where it may be there.
   * @throws VaultError where the keychain refuses: then nothing was changed
   */
  async forget(address: string): Promise<void> {
    const isSaved = this.#saved.all().includes(address)
    if (isSaved || this.kept(address) !== 'session') await this.#keychain.forget(address)
    this.#looked.add(address)
    this.#known.set(address, null)
    this.#trouble = null
    await this.#session.forget(address)
    // Last: a list that cannot be written names a key too many, which can be forgotten once more.
    if (isSaved || this.#saved.isUnsaved(address)) this.#saved.remove(address)
  }

  async #fromKeychain(address: string): Promise<string | null> {
    let isLate = false
    let patience: NodeJS.Timeout | undefined
    const asked = this.#keychain.read(address).then(key => this.#learn(address, key, isLate))
    const silence = new Promise<never>((_, reject) => {
      patience = setTimeout(() => {
        isLate = true
        reject(new VaultError('silent'))
      }, this.#patienceMs)
    })
    try {
      return await Promise.race([asked, silence])
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
    // A key entered while the keychain was still thinking is the newer one.
    const entered = this.#known.get(address)
    if (entered !== undefined) return entered?.key ?? null
    this.#trouble = null
    this.#known.set(address, key === null ? null : { key, kept: 'saved' })
    if (key !== null && !this.#saved.all().includes(address)) this.#saved.add(address)
    this.changed.emit()
    if (isLate) this.answeredLate.emit()
    return key
  }
}

const troubleOf = (error: unknown): KeychainTrouble => (error instanceof VaultError ? error.code : 'unusable')
