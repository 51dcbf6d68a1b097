import { cpus, loadavg } from 'node:os'
import { median, round, type BenchFigure } from '../chart/figures'

/** The number of runnable processes per core. If it's 1 or more, measured times are unreliable. */
export const loadPerCore = (): number => round((loadavg()[0] ?? 0) / cpus().length)

export function compared(
  name: string,
  unit: string,
  sides: { readonly ours: readonly number[]; readonly peer: readonly number[] },
  most: number
): BenchFigure {
  const [ours, peer] = [median(sides.ours), median(sides.peer)]
  const ratio = round(ours / peer)
  return {
    name,
    ours: round(ours),
    peer: round(peer),
    ratio,
    unit,
    rounds: sides.ours.length,
    target: `ratio <= ${most}`,
    met: ratio <= most,
    loadPerCore: loadPerCore()
  }
}

export function limited(name: string, unit: string, values: readonly number[], most: number): BenchFigure {
  const ours = round(median(values))
  return {
    name,
    ours,
    unit,
    rounds: values.length,
    target: `ours <= ${most}`,
    met: ours <= most,
    loadPerCore: loadPerCore()
  }
}
