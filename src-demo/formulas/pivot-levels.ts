import type { DemoCandle } from '../simulation/simulated-market'

export type DemoPivotLevels = Readonly<Record<'pivot' | 'r1' | 'r2' | 'r3' | 's1' | 's2' | 's3', number>>

const classic = (high: number, low: number, pivot: number): DemoPivotLevels => ({
  pivot,
  r1: 2 * pivot - low,
  r2: pivot + (high - low),
  r3: high + 2 * (pivot - low),
  s1: 2 * pivot - high,
  s2: pivot - (high - low),
  s3: low - 2 * (high - pivot)
})

function around(
  middle: number,
  range: number,
  shares: readonly [number, number, number],
  pivot: number
): DemoPivotLevels {
  const [first, second, third] = shares
  return {
    pivot,
    r1: middle + first * range,
    r2: middle + second * range,
    r3: middle + third * range,
    s1: middle - first * range,
    s2: middle - second * range,
    s3: middle - third * range
  }
}

/** `open` is the open of the next day, which Woodie's method needs. */
export function demoPivotLevels(
  day: DemoCandle,
  open: number
): Readonly<Record<'classic' | 'fibonacci' | 'camarilla' | 'woodie', DemoPivotLevels>> {
  const { high, low, close } = day
  const pivot = (high + low + close) / 3
  return {
    classic: classic(high, low, pivot),
    fibonacci: around(pivot, high - low, [0.382, 0.618, 1], pivot),
    camarilla: around(close, high - low, [1.1 / 12, 1.1 / 6, 1.1 / 4], pivot),
    woodie: classic(high, low, (high + low + 2 * open) / 4)
  }
}
