export interface HighLowClose {
  readonly high: number
  readonly low: number
  readonly close: number
}

export type PivotLevels = Readonly<Record<string, number>>
export const pivotGroups = ['classic', 'fibonacci', 'camarilla', 'woodie'] as const
export type PivotGroup = (typeof pivotGroups)[number]

/**
 * `woodieOpen` is the open of the bar after `bar`. Classic, as used by floor traders (John L. Person, A
 * Complete Guide to Technical Trading Tactics, 2004): P = (H + L + C) / 3, R1 = 2P − L, S1 = 2P − H, R2 = P +
 * (H − L), S2 = P − (H − L), R3 = H + 2(P − L), S3 = L − 2(H − P). Fibonacci: 0.382, 0.618 and 1 of the range
 * around P. Camarilla: 1.1/12, 1.1/6 and 1.1/4 of the range around the close. Woodie: P = (H + L + 2 × next
 * open) / 4.
 */
export function pivotsAfter(
  bar: HighLowClose,
  woodieOpen: number
): Readonly<Record<PivotGroup, PivotLevels>> {
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

function floorLevels({ high, low }: HighLowClose, pivot: number): PivotLevels {
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

function sides(middle: number, range: number, shares: readonly number[]): PivotLevels {
  return Object.fromEntries(
    shares.flatMap((share, index) => [
      [`r${index + 1}`, middle + share * range],
      [`s${index + 1}`, middle - share * range]
    ])
  )
}
