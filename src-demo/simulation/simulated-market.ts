import type { EpochMs, Interval } from '../../src-shared/contract/values'
import { barMs } from './bar-split'
import { currenciesOf, type DemoCurrency } from './currencies'
import { keyOf } from './noise'
import { PricePaths, type PathSpan, type VisitBar } from './price-path'
import { demoCoins, type DemoCoin, type Instrument } from './listing'

export const dayMs = barMs[0]
const levels: Readonly<Record<Interval, number>> = { '1d': 0, '4h': 1, '1h': 2, '15m': 3, '5m': 4, '1m': 5 }

export const lengthOf = (interval: Interval): number => barMs[levels[interval]] ?? dayMs

/** Prices are in dollars, volume is in coins. `time` is the opening time. */
export interface DemoCandle {
  readonly time: EpochMs
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
  readonly volume: number
}

/** Prices are in dollars, volume is in coins. */
export interface DemoQuote {
  readonly last: number
  readonly low: number
  readonly high: number
  readonly changePercent: number
  readonly volume: number
}

/** Markets with the same seed are identical. */
export class SimulatedMarket {
  readonly seed: number
  readonly coins: readonly DemoCoin[]
  /** Null for all coins of the listing. */
  readonly reported: number | null
  readonly currencies: readonly DemoCurrency[]
  /** The number of days by which the market is moved into the future. */
  readonly daysLater: number
  readonly #paths: PricePaths
  readonly #laterMs: number
  readonly #bySymbol: ReadonlyMap<string, DemoCoin>
  readonly #byCode: ReadonlyMap<string, DemoCurrency>

  /** @param count the number of coins. Default: all coins in the listing */
  constructor(seed: number, count?: number, daysLater = 0) {
    this.seed = seed
    this.reported = count ?? null
    this.daysLater = daysLater
    this.#laterMs = daysLater * dayMs
    this.coins = demoCoins(seed, count).map(coin => ({ ...coin, firstDay: coin.firstDay + daysLater }))
    this.currencies = currenciesOf(seed)
    this.#paths = new PricePaths(keyOf(seed, 'the whole market'))
    this.#bySymbol = new Map(this.coins.map(coin => [coin.symbol, coin]))
    this.#byCode = new Map(this.currencies.map(currency => [currency.code, currency]))
  }

  coin(symbol: string): DemoCoin | undefined {
    return this.#bySymbol.get(symbol)
  }

  currency(code: string): DemoCurrency | undefined {
    return this.#byCode.get(code)
  }

  /** The price is in dollars, and is that of the last tick at or before `at`. */
  priceAt(instrument: Instrument, at: EpochMs): number {
    return priceOf(instrument, this.#paths.logPriceAt(instrument, at - this.#laterMs))
  }

  /** The change is relative to the price 24 hours earlier. */
  quoteAt(coin: DemoCoin, at: EpochMs): DemoQuote {
    const span = this.#span(coin, Math.max(at - dayMs, coin.firstDay * dayMs), at)
    const last = priceOf(coin, span.close)
    const before = priceOf(coin, span.open)
    return {
      last,
      low: priceOf(coin, span.low),
      high: priceOf(coin, span.high),
      changePercent: (last / before - 1) * 100,
      volume: volumeOf(coin, span.lots)
    }
  }

  /** The bars open in [from, to). The last one may be incomplete. */
  candles(coin: DemoCoin, interval: Interval, from: EpochMs, to: EpochMs, now: EpochMs): DemoCandle[] {
    const length = lengthOf(interval)
    const formingTime = Math.floor(now / length) * length
    const start = Math.max(from, coin.firstDay * dayMs)
    const candles: DemoCandle[] = []
    const add: VisitBar = (time, open, high, low, close, lots) => {
      candles.push({
        time: time + this.#laterMs,
        open: priceOf(coin, open),
        high: priceOf(coin, high),
        low: priceOf(coin, low),
        close: priceOf(coin, close),
        volume: volumeOf(coin, lots)
      })
    }
    const later = this.#laterMs
    this.#paths.bars(coin, levels[interval], start - later, Math.min(to, formingTime) - later, add)
    if (formingTime >= start && formingTime < to) {
      const span = this.#span(coin, formingTime, now)
      add(formingTime - later, span.open, span.high, span.low, span.close, span.lots)
    }
    return candles
  }

  /** The last bar is incomplete. */
  lastCandles(coin: DemoCoin, interval: Interval, bars: number, now: EpochMs): DemoCandle[] {
    const length = lengthOf(interval)
    const end = (Math.floor(now / length) + 1) * length
    return this.candles(coin, interval, end - bars * length, end, now)
  }

  #span(coin: DemoCoin, from: EpochMs, to: EpochMs): PathSpan {
    return this.#paths.span(coin, from - this.#laterMs, to - this.#laterMs)
  }
}

/** The order of prices is kept, so a high stays the highest. */
function priceOf(instrument: Instrument, logPrice: number): number {
  const unit = 10 ** instrument.decimals
  return Math.max(Math.round(instrument.base * Math.exp(logPrice) * unit), 1) / unit
}

const volumeOf = (instrument: Instrument, lots: number): number => lots / 10 ** instrument.lotDecimals
