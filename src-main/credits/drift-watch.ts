import { z } from 'zod'
import type { BudgetState } from '../../src-shared/contract/credits'
import type { EpochMs } from '../../src-shared/contract/values'
import type { NoticeService } from '../platform/notices/notice-service'
import { fact } from '../platform/storage/fact'
import type { FactStore } from '../platform/storage/fact-store'
import { OwnedFact } from '../platform/storage/owned-fact'
import type { Clock } from '../platform/time/clock'
import type { OthersShare } from './budget-limits'

export interface DriftSources {
  readonly facts: FactStore
  readonly notices: Pick<NoticeService, 'show' | 'withdraw'>
  readonly clock: Clock
  readonly others: () => readonly OthersShare[]
}

interface Episode {
  readonly since: EpochMs
  readonly lastAt: EpochMs
  readonly credits: number
  /** How much of `credits` is within the share of the user's other computers. */
  readonly assumed: number
}

interface Use {
  readonly from: EpochMs
  readonly credits: number
}

/** After a day without any such use, further use is reported again. */
const quietMs = 86_400_000

const driftFact = fact<Episode>(
  'drift',
  z.object({ since: z.number(), lastAt: z.number(), credits: z.number(), assumed: z.number().default(0) })
)

const use = z.object({ from: z.number(), credits: z.number() }).optional()
const othersFact = fact<{ readonly day?: Use | undefined; readonly period?: Use | undefined }>(
  'use of other computers',
  z.object({ day: use, period: use })
)

/**
 * Notifies the user once per episode, as soon as the unexplained credits exceed the share of the user's
 * other computers.
 */
export class DriftWatch {
  readonly #sources: DriftSources
  readonly #episode: OwnedFact<Episode, null>

  constructor(sources: DriftSources) {
    this.#sources = sources
    this.#episode = new OwnedFact(sources.facts, driftFact, null)
  }

  current(): BudgetState['elsewhere'] {
    const episode = this.#episode.value
    if (episode === null || !this.#lasts(episode, this.#sources.clock.now())) return null
    const { credits, assumed, since } = episode
    return { credits, assumed, since }
  }

  add({ credits, at }: { credits: number; at: EpochMs }): void {
    const before = this.#episode.value
    const goesOn = before !== null && this.#lasts(before, at)
    const sums = goesOn ? before : { since: at, credits: 0, assumed: 0 }
    const assumed = sums.assumed + this.#assumed(credits)
    const episode = { since: sums.since, lastAt: at, credits: sums.credits + credits, assumed }
    this.#episode.writeOrQueue(episode)
    const unexplained = episode.credits - assumed
    if (unexplained === 0 || sums.credits > sums.assumed) return
    this.#sources.notices.show({ code: 'used-elsewhere', credits: unexplained })
  }

  forget(): void {
    this.#episode.writeOrQueue(null)
    this.#sources.notices.withdraw('used-elsewhere')
  }

  #assumed(credits: number): number {
    const { facts, others } = this.#sources
    const shares = others()
    if (shares.length === 0) return 0
    const sums = facts.read(othersFact) ?? {}
    let covered = credits
    const added = shares.map(({ span, from, limit }) => {
      const sum = sums[span]
      const before = sum?.from === from ? sum.credits : 0
      covered = Math.min(covered, Math.max(0, limit - before))
      return [span, { from, credits: before + credits }] as const
    })
    facts.writeOrQueue(othersFact, { ...sums, ...Object.fromEntries(added) })
    return covered
  }

  #lasts({ lastAt }: Episode, now: EpochMs): boolean {
    return Math.abs(now - lastAt) < quietMs
  }
}
