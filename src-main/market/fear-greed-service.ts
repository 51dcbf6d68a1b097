import { z } from 'zod'
import type { FearGreedIndex } from '../../src-shared/contract/market'
import type { EpochMs, Origin } from '../../src-shared/contract/values'
import { isAhead } from '../../src-shared/format/age'
import type { Initiator } from '../credits/booked-call'
import type { CreditService } from '../credits/credit-service'
import type { PaidCalls } from '../credits/paid-calls'
import { subjectOf } from '../credits/subject'
import { Emitter } from '../platform/events/emitter'
import { requireAnswerKind } from '../service/api/expected-answer'
import type { AskableNeed } from '../watching/schedule/need-sources'
import type { FearGreed } from '../service/api/answers/answer'
import type { Outcome } from '../service/api/outcome'
import type { Database } from '../platform/storage/database'
import { readCached, writeCached } from '../platform/storage/cached-answer'
import { wasWritten } from '../platform/storage/disk-error'

export interface FearGreedSources {
  readonly calls: PaidCalls
  readonly credits: CreditService
  readonly database: Database
  readonly everyMs: () => number | null
  readonly simulated: boolean
}

const answer = {
  name: 'fearGreed',
  schema: z.object({
    value: z.number().nullable(),
    label: z.string().nullable(),
    at: z.number().nullable()
  }) satisfies z.ZodType<FearGreed>
}

export class FearGreedService {
  readonly changed = new Emitter<FearGreedIndex>()
  readonly #sources: FearGreedSources
  #value: FearGreed | null = null
  #fetchedAt: EpochMs | null = null
  #fetchedNow = false

  constructor(sources: FearGreedSources) {
    this.#sources = sources
    const cached = readCached(sources.database, answer)
    this.#value = cached?.value ?? null
    this.#fetchedAt = cached?.fetchedAt ?? null
    // The key check and Explorer may load the index too.
    sources.calls.settled.on(outcome => this.#keep(outcome))
  }

  fearGreed(): FearGreedIndex {
    const { credits, simulated } = this.#sources
    const origin: Origin = simulated ? 'simulated' : this.#fetchedNow ? 'live' : 'cached'
    const { value = null, label = null, at = null } = this.#value ?? {}
    const doubt = doubtOf(value, at, this.#fetchedAt)
    return {
      value,
      ...(doubt && { doubt }),
      label,
      at,
      fetchedAt: this.#fetchedAt,
      origin,
      price: credits.priceOf('getFearGreed', subjectOf({}))
    }
  }

  async load(): Promise<FearGreedIndex> {
    requireAnswerKind('fearGreed', await this.#fetch('person'))
    return this.fearGreed()
  }

  needs(): readonly AskableNeed[] {
    const everyMs = this.#sources.everyMs()
    if (everyMs === null) return []
    return [
      {
        name: 'fearGreed',
        key: 'fearGreed',
        operation: 'getFearGreed',
        everyMs,
        answeredAt: this.#fetchedAt,
        reserve: this.fearGreed().price.reserve,
        ask: () => this.#fetch('schedule')
      }
    ]
  }

  #fetch(initiator: Initiator): Promise<Outcome> {
    return this.#sources.calls.call('getFearGreed', {}, 'fearGreed', initiator)
  }

  #keep({ answer: response, receivedAt }: Outcome): void {
    if (response?.kind !== 'fearGreed') return
    const { data } = response
    this.#value = data
    this.#fetchedAt = receivedAt
    this.#fetchedNow = true
    wasWritten(() => writeCached(this.#sources.database, answer, data, receivedAt))
    this.changed.emit(this.fearGreed())
  }
}

function doubtOf(
  value: number | null,
  at: EpochMs | null,
  fetchedAt: EpochMs | null
): FearGreedIndex['doubt'] | null {
  if (value !== null && (value < 0 || value > 100)) return 'range'
  return at !== null && fetchedAt !== null && isAhead(at, fetchedAt) ? 'ahead' : null
}
