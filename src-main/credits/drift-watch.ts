import { z } from 'zod'
import type { BudgetState } from '../../src-shared/contract/credits'
import type { EpochMs } from '../../src-shared/contract/values'
import type { NoticeService } from '../platform/notices/notice-service'
import { fact } from '../platform/storage/fact'
import type { FactStore } from '../platform/storage/fact-store'
import { OwnedFact } from '../platform/storage/owned-fact'
import type { Clock } from '../platform/time/clock'

export interface DriftSources {
  readonly facts: FactStore
  readonly notices: Pick<NoticeService, 'tell' | 'dismiss'>
  readonly clock: Clock
}

interface Episode {
  readonly since: EpochMs
  readonly lastAt: EpochMs
  readonly credits: number
}

/** A day without use elsewhere ends an episode. The next use causes a new notice. */
const quietMs = 86_400_000

const driftFact = fact<Episode>(
  'drift',
  z.object({ since: z.number(), lastAt: z.number(), credits: z.number() })
)

/** Credits that left the quota without one of our calls. Notifies once per episode and adds up its credits. */
export class DriftWatch {
  readonly #sources: DriftSources
  readonly #episode: OwnedFact<Episode, null>

  constructor(sources: DriftSources) {
    this.#sources = sources
    this.#episode = new OwnedFact(sources.facts, driftFact, null)
  }

  /** The current episode, or null if the ledger explains all use. */
  current(): BudgetState['elsewhere'] {
    const episode = this.#episode.value
    if (episode === null || !this.#lasts(episode, this.#sources.clock.now())) return null
    return { credits: episode.credits, since: episode.since }
  }

  add({ credits, at }: { credits: number; at: EpochMs }): void {
    const { notices } = this.#sources
    const before = this.#episode.value
    const goesOn = before !== null && this.#lasts(before, at)
    const spent = goesOn ? before.credits + credits : credits
    this.#episode.keep({ since: goesOn ? before.since : at, lastAt: at, credits: spent })
    if (goesOn) return
    notices.dismiss('drift')
    notices.tell({ id: 'drift', severity: 'warning', facts: { code: 'used-elsewhere', credits } })
  }

  forget(): void {
    this.#episode.keep(null)
    this.#sources.notices.dismiss('drift')
  }

  #lasts({ lastAt }: Episode, now: EpochMs): boolean {
    return Math.abs(now - lastAt) < quietMs
  }
}
