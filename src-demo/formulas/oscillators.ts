import { exponentialAverages, wilderAverages } from './averages'

/** Wilder's RSI (1978). Null if there are too few closes. */
export function relativeStrength(closes: readonly number[], period = 14): number | null {
  const moves = closes.slice(1).map((close, at) => close - (closes[at] ?? close))
  const lastAverage = (values: readonly number[]): number | null =>
    wilderAverages(values, period).at(-1) ?? null
  const gain = lastAverage(moves.map(move => Math.max(move, 0)))
  const loss = lastAverage(moves.map(move => Math.max(-move, 0)))
  if (gain === null || loss === null) return null
  // Without any gain or loss, the formula would divide 0 by 0.
  return gain + loss === 0 ? 50 : (100 * gain) / (gain + loss)
}

export interface Convergence {
  readonly line: number
  readonly signal: number
  readonly histogram: number
}

/** Returns Appel's MACD at the last close. */
export function convergence(closes: readonly number[], fast = 12, slow = 26, smooth = 9): Convergence | null {
  const slowly = exponentialAverages(closes, slow)
  const lines = exponentialAverages(closes, fast).flatMap((value, at) => {
    const other = slowly[at] ?? null
    return value === null || other === null ? [] : [value - other]
  })
  const line = lines.at(-1)
  const signal = exponentialAverages(lines, smooth).at(-1) ?? null
  if (line === undefined || signal === null) return null
  return { line, signal, histogram: line - signal }
}
