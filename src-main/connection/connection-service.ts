import { z } from 'zod'
import type {
  CoinCost,
  ConnectionState,
  Plan,
  PlanChoice,
  RhythmChoice
} from '../../src-shared/contract/connection'
import type { Fault } from '../../src-shared/contract/fault'
import { Emitter } from '../events/emitter'
import { FaultError, internalFault } from '../faults/fault-error'
import type { KeyRing } from '../secrets/key-ring'
import { VaultError } from '../secrets/vault'
import { parseAddress } from '../service-api/address'
import { faultOf } from '../service-api/faults'
import { cleanKey } from '../service-api/key'
import { NewerDatabaseError } from '../storage/database'
import { fact } from '../storage/fact'
import type { FactStore } from '../storage/fact-store'
import type { Agreement } from './agreement'
import type { PlanService } from './plan-service'

/** Where the running session gets its market from. */
export type ServiceTarget = { readonly mode: 'demo' } | { readonly mode: 'live'; readonly address: string }

/** A session that was opened for a target, and is not left for it yet. */
interface Move {
  readonly session: { readonly agreement: Agreement }
  go(): void
  drop(): void
}

export interface ConnectionSources {
  readonly facts: FactStore
  readonly keys: KeyRing
  /** The session that runs now, and the way to another one. */
  readonly running: {
    readonly target: ServiceTarget
    readonly session: {
      readonly address: string
      readonly agreement: Agreement
      readonly plan: PlanService
      /** @throws FaultError where the session ended before it was done */
      serve<Answer>(work: () => Answer | Promise<Answer>): Answer | Promise<Answer>
    }
    /** One move at a time: a second click must not move the session while the first is still moving it. */
    inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer>
    /** @throws what keeps the files of that target from being opened; all is as before then */
    prepare(target: ServiceTarget): Promise<Move>
  }
}

/** Which service is watched, with which key, and whether its plan is agreed. The key never leaves this side. */
export class ConnectionService {
  readonly changed = new Emitter<ConnectionState>()
  readonly #sources: ConnectionSources

  constructor(sources: ConnectionSources) {
    this.#sources = sources
  }

  state(): ConnectionState {
    const { keys, running } = this.#sources
    const { target, session } = running
    return {
      mode: target.mode,
      address: session.address,
      key: target.mode === 'demo' ? 'none' : keys.kept(target.address),
      keychainTrouble: keys.trouble,
      savedKeys: keys.saved(),
      plan: target.mode === 'demo' || session.agreement.agreed() ? 'agreed' : 'proposed'
    }
  }

  /** Finds out whether the keychain has the key; `changed` tells. A process of its own asks it: not while a window is about to be drawn. */
  lookUpKey(): void {
    const { keys, running } = this.#sources
    if (running.target.mode === 'live') keys.lookUp(running.target.address)
  }

  /** Saves key and address and opens the session behind them, which calls nothing before the plan is agreed. */
  async enter({ address, key }: { address: string; key: string }): Promise<ConnectionState> {
    const parsed = parseAddress(address)
    if (!parsed.ok) throw new FaultError(parsed.fault)
    const cleaned = cleanKey(key)
    if (!cleaned.ok) throw new FaultError(cleaned.fault)
    const { keys, facts, running } = this.#sources
    const target: ServiceTarget = { mode: 'live', address: parsed.address }
    return this.#sources.running.inTurn(() =>
      this.#moveTo(target, async ({ session }) => {
        // Before anything can run there: what was agreed was agreed for another key.
        session.agreement.propose()
        if (session !== running.session) facts.write(targetFact, target)
        await keys.write(parsed.address, cleaned.key)
      })
    )
  }

  plan(): Plan {
    return this.#sources.running.session.plan.plan()
  }

  costWith({ coins }: { coins: readonly string[] }): CoinCost {
    return this.#sources.running.session.plan.costWith(coins)
  }

  preview(choice: PlanChoice): Plan {
    return this.#sources.running.session.plan.preview(choice)
  }

  /** Checks the key with the cheapest call, then starts what was chosen. */
  async agree(choice: PlanChoice): Promise<ConnectionState> {
    const { session } = this.#sources.running
    await session.serve(() => session.plan.agree(choice))
    return this.publish()
  }

  answerOffer({ lastsDays }: Pick<RhythmChoice, 'lastsDays'>): ConnectionState {
    this.#sources.running.session.plan.answerOffer(lastsDays)
    return this.publish()
  }

  async forgetKey(): Promise<ConnectionState> {
    const { keys, facts, running } = this.#sources
    return this.#sources.running.inTurn(async () => {
      const { target } = running
      if (target.mode === 'demo') return this.publish()
      return this.#moveTo({ mode: 'demo' }, async () => {
        facts.forget(targetFact)
        await keys.forget(target.address).catch(notRemoved)
      })
    })
  }

  /** Removes a key that was saved for some address; the one that is watched is left as `forgetKey` leaves it. */
  async forgetSavedKey({ address }: { address: string }): Promise<ConnectionState> {
    const { keys, running } = this.#sources
    if (running.target.mode === 'live' && running.target.address === address) return this.forgetKey()
    return this.#sources.running.inTurn(async () => {
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

  /** Opens the session of a target and writes what goes with it; only then it is switched to. Else all stays as it was. */
  async #moveTo(target: ServiceTarget, write: (move: Move) => Promise<void>): Promise<ConnectionState> {
    const { facts, running } = this.#sources
    const before = facts.read(targetFact)
    const move = await this.#prepared(target)
    try {
      await write(move)
    } catch (error) {
      if (move.session !== running.session) facts.keep(targetFact, before)
      move.drop()
      throw error
    }
    move.go()
    return this.publish()
  }

  async #prepared(target: ServiceTarget): Promise<Move> {
    try {
      return await this.#sources.running.prepare(target)
    } catch (error) {
      if (error instanceof NewerDatabaseError) throw new FaultError(deskNotOpened)
      throw error
    }
  }
}

function keychainFault(cause: 'keychain-not-removed' | 'keychain-not-searched') {
  return (error: unknown): never => {
    if (!(error instanceof VaultError)) throw error
    throw new FaultError(faultOf('keychain-silent', { cause: { code: cause, keychain: error.code } }))
  }
}
const notRemoved = keychainFault('keychain-not-removed')
const notListed = keychainFault('keychain-not-searched')

const deskNotOpened: Fault = { ...internalFault, cause: { code: 'newer-files' } }

/** The service's address that the last start left off at; null = the demo market. */
const targetFact = fact<ServiceTarget>(
  'service-target',
  z.object({ mode: z.literal('live'), address: z.string() })
)

/** Where the last start left off; the demo market on a new installation. */
export const readTarget = (facts: FactStore): ServiceTarget => facts.read(targetFact) ?? { mode: 'demo' }
