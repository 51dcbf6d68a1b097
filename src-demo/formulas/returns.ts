import { deviation, mean } from './averages'

export const logReturns = (closes: readonly number[]): number[] =>
  closes.slice(1).map((close, at) => Math.log(close / (closes[at] ?? close)))

/** 365, because crypto markets never close. */
const yearDays = 365

/** The volatility is per year and in percent. Null if there are fewer than two returns. */
export const yearlyVolatility = (closes: readonly number[]): number | null =>
  closes.length < 3 ? null : deviation(logReturns(closes)) * Math.sqrt(yearDays) * 100

/** Returns null if a series is constant or too short. */
export function correlation(a: readonly number[], b: readonly number[]): number | null {
  const spread = deviation(a) * deviation(b)
  if (a.length < 3 || a.length !== b.length || spread === 0) return null
  const middleA = mean(a)
  const middleB = mean(b)
  return mean(a.map((value, at) => (value - middleA) * ((b[at] ?? 0) - middleB))) / spread
}
