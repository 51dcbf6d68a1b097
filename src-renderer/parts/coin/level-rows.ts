import type { Ladder, Rung } from '../../../src-shared/figures/ladder'

/** A level with the service's price for it if that differs from the calculated price. */
export interface LadderRow extends Rung {
  readonly service: number | null
}

/** If a calculated level and a service level have the same name, they share a row. */
export function levelRows({ above, below }: Ladder): readonly LadderRow[] {
  const rungs = [...above, ...below]
  const names = new Set(rungs.filter(isOwn).map(keyOf))
  const reported = new Map(
    rungs.filter(({ origin }) => origin === 'service').map(rung => [keyOf(rung), rung.price])
  )
  return rungs
    .filter(rung => isOwn(rung) || !names.has(keyOf(rung)))
    .map(rung => ({
      ...rung,
      service: rung.origin === 'ours' ? (reported.get(keyOf(rung)) ?? null) : rung.price
    }))
}

const isOwn = ({ origin }: Rung): boolean => origin !== 'service'
const keyOf = ({ kind, name, price }: Rung): string =>
  kind === 'alert' ? `${kind}:${name}:${price}` : name.toLowerCase()

/**
 * The share of levels that the scale covers. If it covered all of them, a distant one would push the others
 * together.
 */
const shareInScale = 0.8

/**
 * Places levels on a linear scale around the current price, from 0 at the top to 1 at the bottom. Levels
 * outside the scale are placed at its ends.
 * @param distances from the current price in percent
 */
export function heightsOf(distances: readonly number[]): readonly number[] {
  const sizes = distances.map(Math.abs).sort((a, b) => a - b)
  const most = (sizes[Math.ceil(sizes.length * shareInScale) - 1] ?? 0) * 1.25
  const within = [...distances.filter(distance => Math.abs(distance) <= most), 0]
  const [top, bottom] = [Math.max(...within), Math.min(...within)]
  const span = top - bottom
  if (span === 0) return distances.map(() => 0.5)
  return distances.map(distance => Math.min(1, Math.max(0, (top - distance) / span)))
}
