import { dailyOperation } from '../../src-shared/candle-operation'
import type { Plan } from '../../src-shared/contract/connection'
import type { PlannedName } from '../../src-shared/contract/schedule'
import type { PriceTag } from '../../src-shared/contract/values'
import type { CreditService } from '../credits/credit-service'
import { subjectOf } from '../credits/subject'
import type { BoardService } from './board-service'
import type { CandleBook } from './candle-book'
import type { CandleConsent } from './candle-consent'
import type { CoinList } from './coin-list'
import type { FearGreedService } from './fear-greed-service'

interface MarketPricesSources {
  readonly board: BoardService
  readonly candles: CandleBook
  readonly consent: CandleConsent
  readonly fearGreed: FearGreedService
  readonly coinList: CoinList
  readonly credits: CreditService
  readonly coins: () => readonly string[]
}

export class MarketPrices {
  readonly #sources: MarketPricesSources

  constructor(sources: MarketPricesSources) {
    this.#sources = sources
  }

  of(need: PlannedName): PriceTag {
    const { board, fearGreed, coinList, credits, coins } = this.#sources
    switch (need) {
      case 'quotes':
        return board.price()
      case 'candles':
        return credits.priceOf(
          'getOHLCIntraday',
          subjectOf({ symbol: this.#firstCoin(), interval: '1h', bars: '600' })
        )
      case 'fearGreed':
        return fearGreed.fearGreed().price
      case 'news':
        return credits.priceOf('getNews', subjectOf({ symbol: coins().join(' ') }))
      case 'coin-list':
        return coinList.state().price
    }
  }

  quotes(more: readonly string[]): PriceTag {
    return this.#sources.board.price(more)
  }

  /** Daily candles have separate prices, because the plan doesn't include them. */
  dailyCandles(): Omit<Plan['dailyCandles'], 'perCall'> {
    const { candles, consent } = this.#sources
    const price = candles.price({ coin: this.#firstCoin(), interval: '1d' })
    return { operation: dailyOperation, price, isManual: consent.exceedsLimit(price) }
  }

  #firstCoin(): string {
    return this.#sources.coins()[0] ?? 'BTC'
  }
}
