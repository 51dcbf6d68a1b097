import { z } from 'zod'
import type { Outcome } from '../service/api/outcome'
import { fact } from '../platform/storage/fact'
import type { FactStore } from '../platform/storage/fact-store'
import { soundEntries } from '../platform/storage/sound-entries'
import type { Reservation, UnsettledCall } from './booked-call'

interface Doubted {
  readonly callId: number
  readonly charged: number
}

type ByOperation = Readonly<Record<string, Doubted>>

export interface UnconfirmedChanges {
  readonly all: ByOperation
  readonly settled: readonly { readonly id: number; readonly charged: number }[]
}

const doubtedFact = fact<ByOperation>(
  'doubtedCharges',
  soundEntries(z.object({ callId: z.number(), charged: z.number() }))
)

/**
 * Charges far above the reserved credits that the quota couldn't confirm. There is at most one per operation,
 * and it's settled when the next charge of the operation arrives.
 */
export class UnconfirmedCharges {
  readonly #facts: FactStore
  #all: ByOperation

  constructor(facts: FactStore) {
    this.#facts = facts
    this.#all = facts.read(doubtedFact) ?? {}
  }

  has(operation: string, callId: number): boolean {
    const doubted = this.#all[operation]
    return doubted !== undefined && doubted.callId < callId
  }

  /**
   * Settles an unconfirmed charge when the next charge of the operation arrives. If that one exceeds the
   * reserved credits too, both are accepted. Otherwise, the unconfirmed call is settled at its reserved
   * credits.
   * @param inferred calls whose charge X-Quota-Used reveals at the same time
   */
  after(
    { id, operation, reserved }: Reservation,
    { charged, fault }: Outcome,
    isDoubted: boolean,
    inferred: UnconfirmedChanges['settled'],
    unsettled: readonly UnsettledCall[]
  ): UnconfirmedChanges {
    if (charged === null || fault !== null) return { all: this.#all, settled: [] }
    if (isDoubted) return { all: { ...this.#all, [operation]: { callId: id, charged } }, settled: [] }
    const { [operation]: doubted, ...all } = this.#all
    if (doubted === undefined) return { all: this.#all, settled: [] }
    const open = unsettled.find(call => call.id === doubted.callId)
    if (open === undefined || inferred.some(call => call.id === open.id)) return { all, settled: [] }
    return { all, settled: [{ id: open.id, charged: charged > reserved ? doubted.charged : open.reserved }] }
  }

  /** @throws DiskError */
  write({ all }: UnconfirmedChanges): void {
    if (all !== this.#all) this.#facts.write(doubtedFact, all)
  }

  take({ all }: UnconfirmedChanges): void {
    this.#all = all
  }
}
