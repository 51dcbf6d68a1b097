import { z } from 'zod'
import { dailyOperation } from '../../src-shared/candle-operation'
import type { ByHand } from '../../src-shared/contract/market'
import type { PriceTag } from '../../src-shared/contract/values'
import type { Outcome } from '../service-api/outcome'
import { fact } from '../storage/fact'
import type { FactStore } from '../storage/fact-store'
import { OwnedFact } from '../storage/owned-fact'
import { soundEntries } from '../storage/sound-entries'

export interface ConsentSources {
  readonly facts: FactStore
  /** The plan that was agreed to names daily candles, with their price or without one. */
  readonly namesDaily: () => boolean
  /** A call dearer than so many credits asks first. */
  readonly confirmAbove: () => number
  /** Simulated credits need no consent. */
  readonly simulated: boolean
}

/** By operation, the series whose answer nobody could read. */
const unreadFact = fact<Readonly<Record<string, string>>>('unreadCandles', soundEntries(z.string()))

/** Which candles a chart may buy by itself: those somebody agreed to, and no more of what cannot be read. */
export class CandleConsent {
  readonly #sources: ConsentSources
  readonly #unread: OwnedFact<Readonly<Record<string, string>>>

  constructor(sources: ConsentSources) {
    this.#sources = sources
    this.#unread = new OwnedFact(sources.facts, unreadFact, {})
  }

  /**
   * Why a person alone asks for these candles; null where they come by themselves. The plan prices intraday candles, and
   * names daily ones: while nobody knows what those cost they are agreed to as such, and once it is known they come by
   * themselves as far as a person wants no question before such a price. So it is with a series of intraday candles of which none
   * were bought yet; one that is held is kept fresh at the price that the plan shows.
   */
  byHand(operation: string, series: string, price: PriceTag, isHeld: boolean): ByHand | null {
    const { namesDaily, simulated } = this.#sources
    const unread = this.#unread.value[operation]
    // The series itself is asked again at its own rhythm, which shows when the service mends it.
    if (unread !== undefined && unread !== series) return 'unread'
    if (simulated) return null
    if (operation !== dailyOperation) return !isHeld && this.isDear(price) ? 'dear' : null
    if (this.isDear(price)) return 'dear'
    return price.credits === null && !namesDaily() ? 'unpriced' : null
  }

  /** Whether the user wants a question before a call of this price, or of unknown price if a similar one cost that much. */
  isDear({ credits, learned }: PriceTag): boolean {
    return (credits ?? learned?.dearest ?? 0) > this.#sources.confirmAbove()
  }

  /** Takes note of whether an answer, whoever asked for it, could be read. A failed call changes nothing. */
  note(operation: string, series: string, { answer }: Pick<Outcome, 'answer'>): void {
    if (answer === null) return
    const isRead = answer.kind === 'candles' && (answer.data.length > 0 || answer.dropped === 0)
    if (this.#unread.value[operation] === (isRead ? undefined : series)) return
    const { [operation]: _, ...others } = this.#unread.value
    this.#unread.keep(isRead ? others : { ...others, [operation]: series })
  }

  /** A person taught how answers are read: the next one may be. */
  forgive(): void {
    if (Object.keys(this.#unread.value).length > 0) this.#unread.keep({})
  }
}
