import type { EpochMs } from '../../src-shared/contract/values'
import { VaultError, type Vault } from '../../src-main/platform/secrets/vault'
import type { SimulatedClock } from '../simulated-clock'
import type { StoryKeychainTrouble } from './story'

const promptMs = 30_000

/**
 * A keychain that keeps its keys when the app ends. It may be missing, not respond, or be locked and show a
 * prompt that isn't answered.
 */
export class SimulatedKeychain implements Vault {
  readonly kind = 'saved'
  readonly #clock: SimulatedClock
  readonly #keys = new Map<string, string>()
  #trouble: StoryKeychainTrouble | null = null
  #until: EpochMs = 0
  #pending = 0

  constructor(clock: SimulatedClock) {
    this.#clock = clock
  }

  get pending(): number {
    return this.#pending
  }

  trouble(kind: StoryKeychainTrouble, forMs: number): void {
    this.#trouble = kind
    this.#until = this.#clock.now() + forMs
  }

  async read(address: string): Promise<string | null> {
    await this.#answer()
    return this.#keys.get(address) ?? null
  }

  async write(address: string, key: string): Promise<void> {
    await this.#answer()
    this.#keys.set(address, key)
  }

  async forget(address: string): Promise<void> {
    await this.#answer()
    this.#keys.delete(address)
  }

  async addresses(): Promise<readonly string[]> {
    await this.#answer()
    return [...this.#keys.keys()]
  }

  async #answer(): Promise<void> {
    const trouble = this.#clock.now() < this.#until ? this.#trouble : null
    if (trouble === null) return
    if (trouble === 'locked') {
      this.#pending++
      await new Promise<void>(resolve => void this.#clock.after(promptMs, resolve))
      this.#pending--
    }
    throw new VaultError(trouble === 'missing' ? 'missing' : 'silent')
  }
}
