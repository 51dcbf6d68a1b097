import type { Bar } from '../market/bar'

/** Levels by name: `pivot`, `r1` … `r3`, `s1` … `s3`. */
export type Levels = Readonly<Record<string, number>>
export const pivotGroups = ['classic', 'fibonacci', 'camarilla', 'woodie'] as const
export type PivotGroup = (typeof pivotGroups)[number]

/** Pivot levels for the bar after `bar`, in the four usual ways. `woodieOpen`: the open of that next bar. */
export function pivotsAfter(bar: Bar, woodieOpen: number): Readonly<Record<PivotGroup, Levels>> {
  const { high, low, close } = bar
  const range = high - low
  const pivot = (high + low + close) / 3
  return {
    classic: floorLevels(bar, pivot),
    fibonacci: { pivot, ...sides(pivot, range, [0.382, 0.618, 1]) },
    camarilla: { pivot, ...sides(close, range, [1.1 / 12, 1.1 / 6, 1.1 / 4]) },
    woodie: floorLevels(bar, (high + low + 2 * woodieOpen) / 4)
  }
}

function floorLevels({ high, low }: Bar, pivot: number): Levels {
  return {
    pivot,
    r1: 2 * pivot - low,
    s1: 2 * pivot - high,
    r2: pivot + high - low,
    s2: pivot - high + low,
    r3: high + 2 * (pivot - low),
    s3: low - 2 * (high - pivot)
  }
}

function sides(middle: number, range: number, shares: readonly number[]): Levels {
  return Object.fromEntries(
    shares.flatMap((share, index) => [
      [`r${index + 1}`, middle + share * range],
      [`s${index + 1}`, middle - share * range]
    ])
  )
}
