import { z } from 'zod'
import type { LedgerGap } from '../../src-shared/contract/credits'
import type { EpochMs } from '../../src-shared/contract/values'
import type { NoticeService } from '../platform/notices/notice-service'
import { fact } from '../platform/storage/fact'
import type { FactStore } from '../platform/storage/fact-store'
import { OwnedFact } from '../platform/storage/owned-fact'
import type { Clock } from '../platform/time/clock'
import { startOfLocalDay } from '../platform/time/local-day'

export interface GapSources {
  readonly facts: FactStore
  readonly notices: Pick<NoticeService, 'show' | 'withdraw'>
  readonly clock: Clock
  /**
   * `ledger` is the time of the newest entry, and `answers` are the times of cached responses. `known` is
   * null if calls cost no real money.
   */
  readonly known: {
    readonly ledger: EpochMs | null
    readonly answers: { readonly from: EpochMs; readonly to: EpochMs } | null
  } | null
}

/** An entry may be written this long after its response, because a busy disk can delay it. */
const slackMs = 60_000
/** A gap is reported for as long as the ledger keeps individual calls. */
const reportedMs = 90 * 86_400_000

interface StoredGap extends LedgerGap {
  /** True until the next X-Quota-Used header shows how many credits are missing. */
  readonly isOpen: boolean
}

const gapFact = fact<StoredGap>(
  'ledgerGap',
  z.object({
    from: z.number(),
    to: z.number(),
    credits: z.number().nullable().catch(null),
    isOpen: z.boolean().catch(false)
  })
)

/**
 * Finds calls that are missing from the ledger because the file was lost or replaced by an older copy
 * (docs/decisions/0015).
 */
export class LedgerGaps {
  readonly #sources: GapSources
  readonly #stored: OwnedFact<StoredGap, null>

  constructor(sources: GapSources) {
    this.#sources = sources
    this.#stored = new OwnedFact(sources.facts, gapFact, null)
    const { ledger = null, answers = null } = sources.known ?? {}
    const from = ledger ?? answers?.from ?? Infinity
    const to = answers?.to ?? 0
    if ((ledger === null || to - from > slackMs) && to >= from && (this.#stored.value?.to ?? 0) < to)
      this.note({ from, to })
    else this.#tell()
  }

  current(): LedgerGap | null {
    const stored = this.#stored.value
    if (stored === null || Math.abs(this.#sources.clock.now() - stored.to) > reportedMs) return null
    const { from, to, credits } = stored
    return { from, to, credits }
  }

  note({ from, to }: Pick<LedgerGap, 'from' | 'to'>): void {
    this.#stored.writeOrQueue({ from: Math.min(from, to), to, credits: null, isOpen: true })
    this.#sources.notices.withdraw('ledger-gap')
    this.#tell()
  }

  get isOpen(): boolean {
    return this.#stored.value?.isOpen === true
  }

  /** Attributes unexplained credits to the missing calls. Returns false if none are missing. */
  takes(credits: number): boolean {
    const stored = this.#stored.value
    if (stored?.isOpen !== true) return false
    this.#stored.writeOrQueue({ ...stored, credits, isOpen: false })
    return true
  }

  /** If the first quota header after the gap doesn't show the missing credits, no later header will. */
  close(readAt: EpochMs | null): void {
    const stored = this.#stored.value
    if (stored?.isOpen && readAt !== null && readAt > stored.to)
      this.#stored.writeOrQueue({ ...stored, isOpen: false })
  }

  creditsToday(): number {
    const { clock } = this.#sources
    const stored = this.#stored.value
    return stored !== null && stored.to >= startOfLocalDay(clock.now()) ? (stored.credits ?? 0) : 0
  }

  /** Must be called when the key changes, because a new key has another quota. */
  forget(): void {
    this.#stored.writeOrQueue(null)
    this.#sources.notices.withdraw('ledger-gap')
  }

  #tell(): void {
    const gap = this.current()
    if (gap === null || this.#stored.value?.isOpen !== true) return
    const { from, to } = gap
    this.#sources.notices.show({ code: 'ledger-gap', from, to })
  }
}
