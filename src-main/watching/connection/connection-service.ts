import { z } from 'zod'
import type {
  CoinCost,
  ConnectionState,
  Plan,
  PlanChoice,
  RhythmChoice
} from '../../../src-shared/contract/connection'
import type { Fault } from '../../../src-shared/contract/fault'
import { Emitter } from '../../platform/events/emitter'
import { FaultError, internalFault } from '../../platform/faults/fault-error'
import type { KeyRing } from '../../platform/secrets/key-ring'
import { VaultError } from '../../platform/secrets/vault'
import { parseAddress } from '../../service/api/address'
import { faultOf } from '../../platform/faults/fault'
import { cleanKey } from '../../service/api/key'
import { NewerDatabaseError } from '../../platform/storage/database'
import { fact } from '../../platform/storage/fact'
import type { FactStore } from '../../platform/storage/fact-store'
import type { Agreement } from './agreement'
import type { PlanService } from './plan-service'

interface LiveTarget {
  readonly mode: 'live'
  readonly address: string
}
export type ServiceTarget = { readonly mode: 'demo' } | LiveTarget

interface Move {
  readonly session: { readonly agreement: Agreement }
  go(): void
  drop(): void | Promise<void>
}

export interface ConnectionSources {
  readonly facts: FactStore
  readonly keys: KeyRing
  readonly running: {
    readonly target: ServiceTarget
    readonly session: {
      readonly address: string
      readonly agreement: Agreement
      readonly plan: PlanService
      /** @throws FaultError if the connection ends before the work is done */
      serve<Answer>(work: () => Answer | Promise<Answer>): Answer | Promise<Answer>
    }
    /** Makes one change at a time, so that a second click doesn't interfere with the first. */
    inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer>
    /** @throws without changing anything if the new connection's files can't be opened */
    prepare(target: ServiceTarget): Promise<Move>
  }
}

/** The key never leaves the main process. */
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
      key: target.mode === 'demo' ? 'none' : keys.storageOf(target.address),
      keychainTrouble: keys.trouble,
      savedKeys: keys.saved(),
      leftService: this.#leftService()?.address ?? null,
      plan: target.mode === 'demo' || session.agreement.agreed() ? 'agreed' : 'proposed'
    }
  }

  /** Reading the key may start a process, so don't call this while the window is opening. */
  loadKey(): void {
    const { keys, running } = this.#sources
    if (running.target.mode === 'live') keys.preload(running.target.address)
  }

  /** No call is made until the user agrees to the new plan. */
  async enter({ address, key }: { address: string; key: string }): Promise<ConnectionState> {
    const parsed = parseAddress(address)
    if (!parsed.ok) throw new FaultError(parsed.fault)
    const cleaned = cleanKey(key)
    if (!cleaned.ok) throw new FaultError(cleaned.fault)
    const { keys, facts } = this.#sources
    const target: ServiceTarget = { mode: 'live', address: parsed.address }
    return this.#sources.running.inTurn(() =>
      this.#moveTo(target, async ({ session }) => {
        // The agreement was about the old key, so it ends before the new key is saved.
        session.agreement.propose()
        facts.write(targetFact, target)
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

  /** Agrees to the plan. Before that, checks the key with the cheapest call. */
  async agree(choice: PlanChoice): Promise<ConnectionState> {
    const { session } = this.#sources.running
    await session.serve(() => session.plan.agree(choice))
    return this.publish()
  }

  answerOffer({ lastsDays }: Pick<RhythmChoice, 'lastsDays'>): ConnectionState {
    this.#sources.running.session.plan.answerOffer(lastsDays)
    return this.publish()
  }

  /** The service keeps its key, its data and its plan. */
  async showDemo(): Promise<ConnectionState> {
    const { facts, running } = this.#sources
    return running.inTurn(async () => {
      const { target } = running
      if (target.mode === 'demo') return this.publish()
      return this.#moveTo({ mode: 'demo' }, async () => {
        facts.write(leftFact, target)
        facts.forget(targetFact)
      })
    })
  }

  async leaveDemo(): Promise<ConnectionState> {
    const { facts, running } = this.#sources
    return running.inTurn(async () => {
      const left = this.#leftService()
      if (left === null) return this.publish()
      return this.#moveTo(left, async () => facts.write(targetFact, left))
    })
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

  async forgetSavedKey({ address }: { address: string }): Promise<ConnectionState> {
    const { keys, running } = this.#sources
    if (running.target.mode === 'live' && running.target.address === address) return this.forgetKey()
    return this.#sources.running.inTurn(async () => {
      await keys.forget(address).catch(notRemoved)
      return this.publish()
    })
  }

  async findSavedKeys(): Promise<ConnectionState> {
    await this.#sources.keys.findSaved().catch(notListed)
    return this.publish()
  }

  publish(): ConnectionState {
    const state = this.state()
    this.changed.emit(state)
    return state
  }

  #leftService(): LiveTarget | null {
    const { facts, keys, running } = this.#sources
    const left = running.target.mode === 'demo' ? facts.read(leftFact) : null
    return left && keys.storageOf(left.address) !== 'none' ? left : null
  }

  /** If a step fails, nothing changes. */
  async #moveTo(target: ServiceTarget, write: (move: Move) => Promise<void>): Promise<ConnectionState> {
    const { facts } = this.#sources
    const before = facts.read(targetFact)
    const move = await this.#prepared(target)
    try {
      await write(move)
    } catch (error) {
      facts.writeOrQueue(targetFact, before)
      await move.drop()
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

const liveTarget = z.object({ mode: z.literal('live'), address: z.string() })
const targetFact = fact<ServiceTarget>('service-target', liveTarget)
const leftFact = fact<LiveTarget>('left-service', liveTarget)

export const readTarget = (facts: FactStore): ServiceTarget => facts.read(targetFact) ?? { mode: 'demo' }
