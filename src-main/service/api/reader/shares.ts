import { textOf } from '../answers/json'
import { isPercent, percentOf } from '../answers/numbers'
import type { ShareUnit } from './words'

const named: ReadonlyMap<string, ShareUnit> = new Map([
  ...['percent', 'percentage', 'pct', '%', 'percents', 'percentpoints', 'percentagepoints'].map(
    word => [word, 'percent'] as const
  ),
  ...['fraction', 'ratio', 'decimal', 'share', 'relative', 'fractional', 'fractions'].map(
    word => [word, 'fraction'] as const
  ),
  ...['factor', 'factors', 'multiplier'].map(word => [word, 'factor'] as const),
  ...['permille', 'promille', 'permil', '‰'].map(word => [word, 'permille'] as const),
  ...['bps', 'bp', 'basispoints', 'basispoint'].map(word => [word, 'bps'] as const)
])

export function shareNamed(unit: unknown): ShareUnit | null {
  const text = textOf(unit)?.toLowerCase() ?? ''
  // `fraction, annualized`
  return named.get((text.split(/[,;(]/)[0] ?? '').replace(/[\s_-]+/g, '')) ?? null
}

/** A percent sign in the value overrides the unit. */
export function percentFrom(value: unknown, share: ShareUnit | null): number | null {
  const number = percentOf(value)
  if (number === null || share === null || share === 'percent') return number
  if (isPercent(value)) return number
  if (share === 'factor') return withoutDust((number - 1) * 100)
  return withoutDust(share === 'fraction' ? number * 100 : number / (share === 'permille' ? 10 : 100))
}

export const withoutDust = (number: number): number => Number(number.toPrecision(12))
