import { z } from 'zod'
import type { LedgerGap } from '../../src-shared/contract/credits'
import type { EpochMs } from '../../src-shared/contract/values'
import type { NoticeService } from '../notices/notice-service'
import { fact } from '../storage/fact'
import type { FactStore } from '../storage/fact-store'
import { OwnedFact } from '../storage/owned-fact'
import type { Clock } from '../time/clock'
import { startOfLocalDay } from '../time/local-day'

export interface GapSources {
  readonly facts: FactStore
  readonly notices: Pick<NoticeService, 'tell' | 'dismiss'>
  readonly clock: Clock
  /**
   * The last moment the ledger knows of, and when the answers in the cache came; null = none. Null for calls that are nobody's
   * money.
   */
  readonly known: {
    readonly ledger: EpochMs | null
    readonly answers: { readonly from: EpochMs; readonly to: EpochMs } | null
  } | null
}

/** An answer is booked before it is kept; a call that waited for the disk is booked a little late. */
const slackMs = 60_000
/** Told for as long as calls are kept singly. */
const toldMs = 90 * 86_400_000

interface Kept extends LedgerGap {
  /** No reading of the quota has come since: what it shows is missing here. */
  readonly isOpen: boolean
}

const gapFact = fact<Kept>(
  'ledgerGap',
  z.object({
    from: z.number(),
    to: z.number(),
    credits: z.number().nullable().catch(null),
    isOpen: z.boolean().catch(false)
  })
)

/**
 * A span of which the ledger knows nothing, since an older copy of it was put back, or it was lost: by the app, or by hand, which
 * shows by answers in the cache that are newer than anything booked. What left the quota meanwhile is told by the service's own
 * count at the next answer; it is nobody else's, and counts as spent here.
 */
export class LedgerGaps {
  readonly #sources: GapSources
  readonly #kept: OwnedFact<Kept, null>

  constructor(sources: GapSources) {
    this.#sources = sources
    this.#kept = new OwnedFact(sources.facts, gapFact, null)
    const { ledger = null, answers = null } = sources.known ?? {}
    // A ledger of which nothing is left knows of none of the answers.
    const from = ledger ?? answers?.from ?? Infinity
    const to = answers?.to ?? 0
    if ((ledger === null || to - from > slackMs) && to >= from && (this.#kept.value?.to ?? 0) < to)
      this.note({ from, to })
    else this.#tell()
  }

  /** What is missing of late; null where nothing is. */
  current(): LedgerGap | null {
    const kept = this.#kept.value
    if (kept === null || Math.abs(this.#sources.clock.now() - kept.to) > toldMs) return null
    const { from, to, credits } = kept
    return { from, to, credits }
  }

  /** An older copy of the ledger was put back. */
  note({ from, to }: Pick<LedgerGap, 'from' | 'to'>): void {
    this.#kept.keep({ from: Math.min(from, to), to, credits: null, isOpen: true })
    this.#sources.notices.dismiss('ledger-gap')
    this.#tell()
  }

  /** Whether calls may be missing whose credits the quota has not shown yet. */
  get isOpen(): boolean {
    return this.#kept.value?.isOpen === true
  }

  /** Whether credits that left the quota without a call known here left it in the gap. */
  takes(credits: number): boolean {
    const kept = this.#kept.value
    if (kept?.isOpen !== true) return false
    this.#kept.keep({ ...kept, credits, isOpen: false })
    return true
  }

  /** The quota was read: what it did not show by now it will not show any more. */
  close(readAt: EpochMs | null): void {
    const kept = this.#kept.value
    if (kept?.isOpen && readAt !== null && readAt > kept.to) this.#kept.keep({ ...kept, isOpen: false })
  }

  /** Credits of the gap that count to the local day: all of them, where it reaches into that. */
  creditsToday(): number {
    const { clock } = this.#sources
    const kept = this.#kept.value
    return kept !== null && kept.to >= startOfLocalDay(clock.now()) ? (kept.credits ?? 0) : 0
  }

  /** Another key was entered, of another quota. */
  forget(): void {
    this.#kept.keep(null)
    this.#sources.notices.dismiss('ledger-gap')
  }

  #tell(): void {
    const gap = this.current()
    if (gap === null || this.#kept.value?.isOpen !== true) return
    const { from, to } = gap
    this.#sources.notices.tell({
      id: 'ledger-gap',
      severity: 'warning',
      facts: { code: 'ledger-gap', from, to }
    })
  }
}
