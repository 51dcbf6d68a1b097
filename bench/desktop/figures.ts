import { cpus, loadavg } from 'node:os'
import { median, round, type Figure } from '../chart/figures'

/** How many processes wanted a core at once, a core; around 1 and above, times say little by themselves. */
const loadPerCore = (): number => round((loadavg()[0] ?? 0) / cpus().length)

/** Ours by a bare Electron's, of rounds that alternated. */
export function compared(
  name: string,
  unit: string,
  sides: { readonly ours: readonly number[]; readonly peer: readonly number[] },
  most: number
): Figure {
  const [ours, peer] = [median(sides.ours), median(sides.peer)]
  const ratio = round(ours / peer)
  return {
    ...{ name, ours: round(ours), peer: round(peer), ratio, unit, rounds: sides.ours.length },
    ...{ target: `ratio <= ${most}`, met: ratio <= most, loadPerCore: loadPerCore() }
  }
}

/** Ours alone, against a limit in its own unit. */
export function limited(name: string, unit: string, values: readonly number[], most: number): Figure {
  const ours = round(median(values))
  return {
    ...{ name, ours, unit, rounds: values.length },
    ...{ target: `ours <= ${most}`, met: ours <= most, loadPerCore: loadPerCore() }
  }
}
