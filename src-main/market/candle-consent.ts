import { z } from 'zod'
import { dailyOperation } from '../../src-shared/candle-operation'
import type { ManualReason } from '../../src-shared/contract/market'
import type { PriceTag } from '../../src-shared/contract/values'
import type { Outcome } from '../service/api/outcome'
import { fact } from '../platform/storage/fact'
import type { FactStore } from '../platform/storage/fact-store'
import { OwnedFact } from '../platform/storage/owned-fact'
import { soundEntries } from '../platform/storage/sound-entries'

export interface ConsentSources {
  readonly facts: FactStore
  readonly namesDaily: () => boolean
  readonly confirmAbove: () => number
  readonly simulated: boolean
}

/** The coin and interval of the unreadable response, by operation. */
const unreadFact = fact<Readonly<Record<string, string>>>('unreadCandles', soundEntries(z.string()))

/** After a response that can't be read, its operation only loads the same coin and interval automatically. */
export class CandleConsent {
  readonly #sources: ConsentSources
  readonly #unread: OwnedFact<Readonly<Record<string, string>>>

  constructor(sources: ConsentSources) {
    this.#sources = sources
    this.#unread = new OwnedFact(sources.facts, unreadFact, {})
  }

  /**
   * The plan has no price for daily candles, so they load automatically if their price is within the
   * confirmation limit, or if it's unknown and the plan lists them. Intraday candles must be within the
   * limit until the first of them are stored. After that, they refresh at the plan's price.
   */
  manualReason(operation: string, series: string, price: PriceTag, isStored: boolean): ManualReason | null {
    const { namesDaily, simulated } = this.#sources
    const unread = this.#unread.value[operation]
    // The unreadable candles still load automatically, so that Candlewick notices when the service fixes them.
    if (unread !== undefined && unread !== series) return 'unread'
    if (simulated) return null
    if (operation !== dailyOperation) return !isStored && this.exceedsLimit(price) ? 'expensive' : null
    if (this.exceedsLimit(price)) return 'expensive'
    return price.credits === null && !namesDaily() ? 'unpriced' : null
  }

  /** If the price is unknown, the highest price of a similar call counts. */
  exceedsLimit({ credits, learned }: PriceTag): boolean {
    return (credits ?? learned?.dearest ?? 0) > this.#sources.confirmAbove()
  }

  /** Ignores failed calls. */
  note(operation: string, series: string, { answer }: Pick<Outcome, 'answer'>): void {
    if (answer === null) return
    const isRead = answer.kind === 'candles' && (answer.data.length > 0 || answer.dropped === 0)
    if (this.#unread.value[operation] === (isRead ? undefined : series)) return
    const { [operation]: _, ...others } = this.#unread.value
    this.#unread.writeOrQueue(isRead ? others : { ...others, [operation]: series })
  }

  /** Must be called when a field mapping changes, which may make candles readable. */
  forgetUnread(): void {
    if (Object.keys(this.#unread.value).length > 0) this.#unread.writeOrQueue({})
  }
}
