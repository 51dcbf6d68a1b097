import type { z } from 'zod'
import { AutoRefresh, mostSubscriptions, type Subscription } from '../../../src-shared/contract/answers'
import type { PriceTag } from '../../../src-shared/contract/values'
import type { ServiceCall } from '../../../src-shared/contract/answers'
import type { PaidCalls } from '../../credits/paid-calls'
import { Emitter } from '../../platform/events/emitter'
import { FaultError, inputFault } from '../../platform/faults/fault-error'
import type { AskableNeed } from '../../watching/schedule/need-sources'
import type { Outcome } from '../../service/api/outcome'
import { fact } from '../../platform/storage/fact'
import type { FactStore } from '../../platform/storage/fact-store'
import { OwnedFact } from '../../platform/storage/owned-fact'
import { callKey } from './call-key'
import { day } from '../../../src-shared/time'

const StoredSubscription = AutoRefresh.extend({ everyMs: AutoRefresh.shape.everyMs.unwrap() })
type StoredSubscription = z.infer<typeof StoredSubscription>
const subscriptionsFact = fact<readonly StoredSubscription[]>('subscriptions', StoredSubscription.array())

export interface SubscriptionSources {
  readonly facts: FactStore
  readonly calls: Pick<PaidCalls, 'call'>
  /** The price is null if the call can't be put into a URL. */
  readonly preview: (call: ServiceCall) => {
    readonly price: PriceTag | null
    readonly savedAt: number | null
  }
  readonly saveAnswer: (outcome: Outcome, params: ServiceCall['params']) => void
}

/** Calls that Candlewick repeats automatically at an interval chosen by the user (docs/decisions/0025). */
export class Subscriptions {
  readonly changed = new Emitter<ServiceCall>()
  readonly #sources: SubscriptionSources
  readonly #stored: OwnedFact<readonly StoredSubscription[]>

  constructor(sources: SubscriptionSources) {
    this.#sources = sources
    this.#stored = new OwnedFact(sources.facts, subscriptionsFact, [])
  }

  everyMs(call: ServiceCall): number | null {
    return this.#find(call)?.everyMs ?? null
  }

  /** The subscriptions in the order in which the user agreed to them, with their cost per day. */
  list(): readonly Subscription[] {
    return this.#stored.value.map(({ operation, params, everyMs }) => {
      const price = this.#priceOf({ operation, params })
      const callsPerDay = day / everyMs
      const creditsPerDay = price.credits === null ? null : price.credits * callsPerDay
      return { operation, params, everyMs, price, callsPerDay, creditsPerDay }
    })
  }

  /**
   * @throws FaultError `bad-input` if the call can't be sent or there are too many subscriptions, or
   * DiskError
   */
  set({ everyMs, ...call }: AutoRefresh): void {
    const others = this.#stored.value.filter(one => callKey(one) !== callKey(call))
    if (
      everyMs !== null &&
      (others.length >= mostSubscriptions || this.#sources.preview(call).price === null)
    )
      throw new FaultError(inputFault('input-misfit'))
    this.#stored.write(everyMs === null ? others : [...others, { ...call, everyMs }])
    this.changed.emit(call)
  }

  needs(): readonly AskableNeed[] {
    return this.#stored.value.flatMap(({ feature, everyMs, operation, params }): AskableNeed[] => {
      const call = { operation, params }
      const { price, savedAt } = this.#sources.preview(call)
      if (price === null) return []
      return [
        {
          name: 'answers',
          key: `answers ${callKey(call)}`,
          operation,
          everyMs,
          answeredAt: savedAt,
          reserve: price.reserve,
          ask: async () => {
            const outcome = await this.#sources.calls.call(operation, params, feature, 'schedule')
            this.#sources.saveAnswer(outcome, params)
            return outcome
          }
        }
      ]
    })
  }

  #find(call: ServiceCall): StoredSubscription | undefined {
    const name = callKey(call)
    return this.#stored.value.find(one => callKey(one) === name)
  }

  #priceOf(call: ServiceCall): PriceTag {
    return this.#sources.preview(call).price ?? { state: 'unknown', credits: null, learned: null, reserve: 0 }
  }
}
