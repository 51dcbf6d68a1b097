import type { CorrelationFigures } from '../../../src-shared/contract/market-figures'
import { clustered, correlationOf, type Close } from '../../../src-shared/figures/correlation'
import { at, type CandleColumns } from '../../../src-shared/indicators/columns'

/**
 * Correlations use the logarithmic returns of the last days for which both coins have candles.
 * @param closed returns the daily candles, or null to leave the coin out
 */
export function correlationFigures(
  coins: readonly string[],
  days: number,
  closed: (coin: string) => CandleColumns | null
): CorrelationFigures {
  const closes = new Map<string, readonly Close[]>()
  for (const coin of coins) {
    const candles = closed(coin)
    // Takes some extra days, because candles may be missing.
    if (candles && candles.time.length > 1) closes.set(coin, lastCloses(candles, days + spareDays))
  }
  const known = [...closes.keys()]
  const pairs = new Map<string, number>()
  let fewest = Infinity
  known.forEach((a, index) => {
    for (const b of known.slice(index + 1)) {
      const { coefficient, count } = correlationOf(closes.get(a) ?? [], closes.get(b) ?? [], days)
      if (!Number.isFinite(coefficient)) continue
      pairs.set(nameOf(a, b), coefficient)
      fewest = Math.min(fewest, count)
    }
  })
  const coefficientOf = (a: string, b: string): number | null =>
    a === b ? 1 : (pairs.get(nameOf(a, b)) ?? null)
  const order = clustered(known, coefficientOf)
  return {
    coins,
    days,
    order,
    matrix: order.map(a => order.map(b => coefficientOf(a, b))),
    fewestReturns: Number.isFinite(fewest) ? fewest : 0
  }
}

const spareDays = 30

const lastCloses = ({ time, close }: CandleColumns, count: number): readonly Close[] =>
  Array.from({ length: Math.min(count, time.length) }, (_, index) => {
    const place = time.length - Math.min(count, time.length) + index
    return { time: at(time, place), close: at(close, place) }
  })

const nameOf = (a: string, b: string): string => (a < b ? `${a} ${b}` : `${b} ${a}`)
