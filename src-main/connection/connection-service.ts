import type { ConnectionState, Plan, PlanChoice } from '../../src-shared/contract/connection'
import { Emitter } from '../events/emitter'
import { FaultError } from '../faults/fault-error'
import type { KeyRing } from '../secrets/key-ring'
import { VaultError } from '../secrets/vault'
import { parseAddress } from '../service-api/address'
import { faultOf } from '../service-api/faults'
import { cleanKey } from '../service-api/key'
import type { FactStore } from '../storage/fact-store'
import type { PlanKeeper } from './plan-keeper'

/** Where the running desk gets its market from. */
export type Place = { readonly mode: 'demo' } | { readonly mode: 'live'; readonly address: string }

export interface ConnectionSources {
  readonly facts: FactStore
  readonly keys: KeyRing
  /** The plan of the desk that runs now. */
  readonly plan: () => PlanKeeper
  /** The address of the desk that runs now. */
  readonly address: () => string
  /** Closes the desk that runs now and opens another. */
  readonly moveTo: (place: Place) => Promise<void>
}

/** Which service is watched, with which key, and whether its plan is agreed. The key never leaves this side. */
export class ConnectionService {
  readonly changed = new Emitter<ConnectionState>()
  readonly #sources: ConnectionSources
  #moving: Promise<unknown> = Promise.resolve()

  constructor(sources: ConnectionSources) {
    this.#sources = sources
  }

  state(): ConnectionState {
    const { keys, address, plan } = this.#sources
    const place = readPlace(this.#sources.facts)
    if (place.mode === 'live') keys.lookUp(place.address)
    return {
      mode: place.mode,
      address: address(),
      key: place.mode === 'demo' ? 'none' : keys.kept(place.address),
      keychainTrouble: keys.trouble,
      savedKeys: keys.saved(),
      plan: place.mode === 'demo' || plan().agreed() ? 'agreed' : 'proposed'
    }
  }

  /** Saves key and address and opens the desk behind them, which calls nothing before the plan is agreed. */
  async enter({ address, key }: { address: string; key: string }): Promise<ConnectionState> {
    const parsed = parseAddress(address)
    if (!parsed.ok) throw new FaultError(parsed.fault)
    const cleaned = cleanKey(key)
    if (!cleaned.ok) throw new FaultError(cleaned.fault)
    const { keys, facts, moveTo, plan } = this.#sources
    return this.#inTurn(async () => {
      this.#leave()
      await keys.write(parsed.address, cleaned.key)
      const place: Place = { mode: 'live', address: parsed.address }
      try {
        await moveTo(place)
      } catch (error) {
        // Where one was, the plan waits to be agreed to again: the window is to show it.
        this.publish()
        throw error
      }
      facts.write('place', place)
      plan().propose()
      return this.publish()
    })
  }

  plan(): Plan {
    return this.#sources.plan().plan()
  }

  preview(choice: PlanChoice): Plan {
    return this.#sources.plan().preview(choice)
  }

  /** Checks the key with the cheapest call, then starts what was chosen. */
  async agree(choice: PlanChoice): Promise<ConnectionState> {
    await this.#sources.plan().agree(choice)
    return this.publish()
  }

  async forgetKey(): Promise<ConnectionState> {
    const { keys, facts, moveTo } = this.#sources
    return this.#inTurn(async () => {
      const place = readPlace(facts)
      if (place.mode === 'live') {
        await keys.forget(place.address).catch(notRemoved)
        this.#leave()
        facts.forget('place')
        await moveTo({ mode: 'demo' })
      }
      return this.publish()
    })
  }

  /** Removes a key that was saved for some address; the one that is watched is left as `forgetKey` leaves it. */
  async forgetSavedKey({ address }: { address: string }): Promise<ConnectionState> {
    const { keys, facts } = this.#sources
    const place = readPlace(facts)
    if (place.mode === 'live' && place.address === address) return this.forgetKey()
    return this.#inTurn(async () => {
      await keys.forget(address).catch(notRemoved)
      return this.publish()
    })
  }

  /** Asks the keychain for keys that are not written down here, such as those of a data folder that was deleted. */
  async findSavedKeys(): Promise<ConnectionState> {
    await this.#sources.keys.findSaved().catch(notListed)
    return this.publish()
  }

  publish(): ConnectionState {
    const state = this.state()
    this.changed.emit(state)
    return state
  }

  /**
   * A place that is left is agreed to no longer. A desk starts as it opens, so one that is come back to with
   * another key would otherwise call before anybody has agreed.
   */
  #leave(): void {
    if (readPlace(this.#sources.facts).mode === 'live') this.#sources.plan().withdraw()
  }

  /** A second click must not move the desk while the first is still moving it. */
  #inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    const done = this.#moving.then(work)
    this.#moving = done.catch(() => undefined)
    return done
  }
}

function notRemoved(error: unknown): never {
  if (!(error instanceof VaultError)) throw error
  throw new FaultError(
    faultOf('keychain-silent', {
      words: {
        what: 'The key could not be removed from the keychain.',
        means: `${error.message} Nothing was changed.`,
        next: 'Unlock the keychain and try again, or remove the entry “Candlewick” in your system’s own list of passwords.'
      }
    })
  )
}

function notListed(error: unknown): never {
  if (!(error instanceof VaultError)) throw error
  throw new FaultError(
    faultOf('keychain-silent', {
      words: {
        what: 'The keychain could not be searched.',
        means: error.message,
        next: 'Unlock the keychain and try again.'
      }
    })
  )
}

/** Where the last start left off; the demo market on a new installation. */
export function readPlace(facts: FactStore): Place {
  const kept = facts.read('place') as Partial<Extract<Place, { mode: 'live' }>> | null
  return kept?.mode === 'live' && typeof kept.address === 'string'
    ? { mode: 'live', address: kept.address }
    : { mode: 'demo' }
}
