import { AlertDraft } from '../../src-shared/contract/alerts'
import type { SimulatedMarket } from '../../src-demo/simulation/simulated-market'
import type { MonthSpan } from './spans'
import { hour } from '../../src-shared/time'

/** An alert, and how often it must fire (`expected`). */
export interface SetAlert {
  readonly draft: AlertDraft
  expected(market: ObservedMarket): number
  /** Only set for price alerts that fire once. */
  readonly isBeyond?: (at: number) => boolean
}

export interface ObservedMarket {
  /** Times of responses with the coin's quote, ascending. */
  quotes(coin: string): readonly number[]
  /** The time of the last response with hourly candles. */
  lastCandles(coin: string): number
}

const hysteresisPercent = 0.2

/** A price level is either exceeded long enough to be noticed, or never reached. */
export function alertsOf(
  market: SimulatedMarket,
  coins: readonly string[],
  month: MonthSpan,
  isOpen: (span: MonthSpan) => boolean
): readonly SetAlert[] {
  return [
    ...coins.slice(0, 20).map((coin, index) => level(market, coin, month, isOpen, index % 4 === 3)),
    ...coins.slice(20, 26).map(coin => quoteCrossing(market, coin, month)),
    ...coins.slice(26, 30).map(coin => candleCrossing(market, coin, month))
  ]
}

/** Where to set levels, from a coin's first price (0) to the farthest price that holds long enough (1). */
const depths = [0.25, 0.5, 0.75, 1]

/**
 * Creates alerts at levels on both sides of each coin's first price. The price eventually stays beyond each
 * level for three open hours.
 */
export function levelsOf(
  market: SimulatedMarket,
  coins: readonly string[],
  month: MonthSpan,
  isOpen: (span: MonthSpan) => boolean
): readonly SetAlert[] {
  return coins.flatMap(coin =>
    (['above', 'below'] as const).flatMap(is => {
      const instrument = known(market, coin)
      const first = market.priceAt(instrument, month.from)
      const farthest = farthestSustained(hourly(market, coin, month), is, isOpen)
      // If the farthest price were closer, its levels would be reached before the first quote.
      if (Math.abs(farthest / first - 1) < 0.02 || farthest > first !== (is === 'above')) return []
      return depths.map((depth): SetAlert => {
        const value = first + (farthest - first) * depth
        return {
          draft: AlertDraft.parse({ coin, anyOf: [[{ kind: 'price', is, value }]] }),
          expected: () => 1,
          isBeyond: at => market.priceAt(instrument, at) > value === (is === 'above')
        }
      })
    })
  )
}

/** Returns the farthest price beyond which the market stays for three open hours, with a small margin. */
function farthestSustained(
  hours: ReturnType<typeof hourly>,
  is: 'above' | 'below',
  isOpen: (span: MonthSpan) => boolean
): number {
  const lowsAndHighs = hours.flatMap((bar, index) => {
    const three = hours.slice(index, index + 3)
    if (three.length < 3 || !isOpen({ from: bar.time, to: bar.time + 3 * hour })) return []
    return [
      is === 'above' ? Math.min(...three.map(({ low }) => low)) : Math.max(...three.map(({ high }) => high))
    ]
  })
  return is === 'above' ? Math.max(...lowsAndHighs) * 0.999 : Math.min(...lowsAndHighs) * 1.001
}

/**
 * With `beyond`, the level is above the month's high, so the alert never fires. Otherwise the market stays
 * above the level for three open hours, so the alert fires once.
 */
function level(
  market: SimulatedMarket,
  coin: string,
  month: MonthSpan,
  isOpen: (span: MonthSpan) => boolean,
  beyond: boolean
): SetAlert {
  const hours = hourly(market, coin, month)
  const highest = Math.max(...hours.map(({ high }) => high))
  const value = beyond ? highest * 1.001 : farthestSustained(hours, 'above', isOpen)
  return {
    draft: AlertDraft.parse({ coin, anyOf: [[{ kind: 'price', is: 'above', value }]] }),
    expected: () => (beyond ? 0 : 1)
  }
}

function quoteCrossing(market: SimulatedMarket, coin: string, month: MonthSpan): SetAlert {
  const value = middle(hourly(market, coin, month).map(({ close }) => close))
  const instrument = known(market, coin)
  return {
    draft: AlertDraft.parse({
      coin,
      bars: 'forming',
      repeat: 'every',
      cooldownMs: 0,
      hysteresisPercent,
      anyOf: [[{ kind: 'price', is: 'crosses', value }]]
    }),
    expected: ({ quotes }) =>
      crossings(
        quotes(coin).map(at => market.priceAt(instrument, at)),
        value
      )
  }
}

/**
 * Creates an alert that fires on every hourly close that crosses the median price, including closes while the
 * machine sleeps.
 */
function candleCrossing(market: SimulatedMarket, coin: string, month: MonthSpan): SetAlert {
  // Start earlier, because the first bar to be evaluated ended before the alert was created.
  const hours = hourly(market, coin, { ...month, from: month.from - 2 * hour })
  const value = middle(hours.map(({ close }) => close))
  const line = { indicator: 'bar', line: 'close' }
  return {
    draft: AlertDraft.parse({
      coin,
      repeat: 'every',
      cooldownMs: 0,
      hysteresisPercent,
      anyOf: [[{ kind: 'indicator', interval: '1h', line, is: 'crosses', against: { value } }]]
    }),
    expected: ({ lastCandles }) => {
      const last = lastCandles(coin)
      const ended = hours.filter(({ time }) => time + hour <= last)
      return crossings(
        ended.map(({ close }) => close),
        value
      )
    }
  }
}

/** After a crossing, the price must move away from the line by the hysteresis before another one counts. */
function crossings(prices: readonly number[], line: number): number {
  const margin = (line * hysteresisPercent) / 100
  let [side, away, count] = [0, true, 0]
  for (const price of prices) {
    const now = Math.sign(price - line)
    if (now === 0) continue
    const far = Math.abs(price - line) > margin
    if (side === 0) side = now
    else if (now === side) away ||= far
    else if (away || far) {
      count++
      side = now
      away = far
    }
  }
  return count
}

const hourly = (market: SimulatedMarket, coin: string, { from, to }: MonthSpan) =>
  market.candles(known(market, coin), '1h', from, to, to)

function known(market: SimulatedMarket, symbol: string) {
  const coin = market.coin(symbol)
  if (!coin) throw new Error(`There is no coin ${symbol}.`)
  return coin
}

const middle = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
