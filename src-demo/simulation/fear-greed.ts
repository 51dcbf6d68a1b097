import { dayMs, type SimulatedMarket } from './simulated-market'

const squash = (value: number): number => 1 / (1 + Math.exp(-value))
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length

function deviation(values: readonly number[]): number {
  const middle = mean(values)
  return Math.sqrt(mean(values.map(one => (one - middle) ** 2)))
}

const names = ['Extreme Fear', 'Fear', 'Neutral', 'Greed', 'Extreme Greed'] as const

export interface DemoFearGreed {
  /** From 0 (fear) to 100 (greed). */
  readonly value: number
  readonly label: (typeof names)[number]
  readonly at: number
}

const labelOf = (value: number): DemoFearGreed['label'] =>
  value < 25 ? names[0] : value < 45 ? names[1] : value < 55 ? names[2] : value < 75 ? names[3] : names[4]

/**
 * Half of the index is how far Bitcoin is from its 30-day mean. A quarter is how calm the last 30 days were
 * compared with the last 90. The last quarter is how many of the 50 largest coins rose over a week.
 */
export function fearGreedAt(market: SimulatedMarket, now: number): DemoFearGreed {
  const at = Math.floor(now / dayMs) * dayMs
  const bitcoin = market.coin('BTC')
  if (bitcoin === undefined) throw new RangeError('The market has no Bitcoin.')
  const days = market.candles(bitcoin, '1d', at - 91 * dayMs, at, at)
  // With too few days, the index is neutral.
  if (days.length < 91) return { value: 50, label: labelOf(50), at }
  const closes = days.map(candle => candle.close)
  const returns = closes.slice(1).map((close, day) => Math.log(close / (closes[day] ?? close)))
  const last = closes.at(-1) ?? 1
  const momentum = squash(12 * Math.log(last / mean(closes.slice(-30))))
  const calm = squash(4 * (1 - deviation(returns.slice(-30)) / deviation(returns)))
  const largest = market.coins.slice(0, 50)
  const rose = largest.filter(coin => market.priceAt(coin, at) > market.priceAt(coin, at - 7 * dayMs))
  const value = Math.round(100 * (0.5 * momentum + 0.25 * calm + (0.25 * rose.length) / largest.length))
  return { value, label: labelOf(value), at }
}
