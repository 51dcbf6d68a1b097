import type { Mood } from '../../src-shared/contract/market'
import type { EpochMs, Origin } from '../../src-shared/contract/values'
import type { Initiator } from '../credits/booked-call'
import type { CreditService } from '../credits/credit-service'
import type { PaidCalls } from '../credits/paid-calls'
import { subjectOf } from '../credits/subject'
import { Emitter } from '../events/emitter'
import { FaultError } from '../faults/fault-error'
import { faultIn } from '../faults/shape'
import type { AskableNeed } from '../schedule/need-sources'
import type { FearGreed } from '../service-api/answers/answer'
import type { Outcome } from '../service-api/outcome'
import type { Database } from '../storage/database'
import { wasWritten } from '../storage/disk-error'
import { readKept } from './kept'

export interface MoodSources {
  readonly calls: PaidCalls
  readonly credits: CreditService
  readonly database: Database
  readonly everyMs: () => number | null
  readonly simulated: boolean
}

/** The fear and greed index, kept in the cache. */
export class MoodService {
  readonly changed = new Emitter<Mood>()
  readonly #sources: MoodSources
  #value: FearGreed | null = null
  #fetchedAt: EpochMs | null = null
  #fetchedNow = false

  constructor(sources: MoodSources) {
    this.#sources = sources
    const row = sources.database.prepare(`SELECT value, fetched_at FROM kept WHERE name = 'mood'`).get() as
      { value: string; fetched_at: number } | undefined
    this.#value = row ? readKept<FearGreed>(row.value) : null
    if (row && this.#value) this.#fetchedAt = row.fetched_at
    // Whoever asked (a key check, the explorer): the answer is paid for, and it is the same for all.
    sources.calls.settled.on(outcome => this.#keep(outcome))
  }

  mood(): Mood {
    const { credits, simulated } = this.#sources
    const origin: Origin = simulated ? 'simulated' : this.#fetchedNow ? 'live' : 'cached'
    const { value = null, label = null, at = null } = this.#value ?? {}
    return {
      value,
      label,
      at,
      fetchedAt: this.#fetchedAt,
      origin,
      price: credits.priceOf('getFearGreed', subjectOf({}))
    }
  }

  async load(): Promise<Mood> {
    const fault = faultIn(await this.#fetch('person'), 'fearGreed')
    if (fault) throw new FaultError(fault)
    return this.mood()
  }

  needs(): readonly AskableNeed[] {
    const everyMs = this.#sources.everyMs()
    if (everyMs === null) return []
    return [
      {
        name: 'mood',
        key: 'mood',
        operation: 'getFearGreed',
        everyMs,
        answeredAt: this.#fetchedAt,
        reserve: this.mood().price.reserve,
        ask: () => this.#fetch('schedule')
      }
    ]
  }

  #fetch(initiator: Initiator): Promise<Outcome> {
    return this.#sources.calls.call('getFearGreed', {}, 'mood', initiator)
  }

  #keep({ answer, receivedAt }: Outcome): void {
    if (answer?.kind !== 'fearGreed') return
    this.#value = answer.data
    this.#fetchedAt = receivedAt
    this.#fetchedNow = true
    wasWritten(() =>
      this.#sources.database
        .prepare(
          `INSERT INTO kept (name, value, fetched_at) VALUES ('mood', ?, ?)
           ON CONFLICT (name) DO UPDATE SET value = excluded.value, fetched_at = excluded.fetched_at`
        )
        .run(JSON.stringify(this.#value), this.#fetchedAt)
    )
    this.changed.emit(this.mood())
  }
}
