import { at } from './columns'
import { change, minus, sma, total, windowed, zip, type Reference, type Series } from './reference.fixture'

/** `none` is the result if there are neither rises nor falls. */
const share = (rises: Series, falls: Series, n: number, none: number): number[] =>
  zip((up = NaN, down = NaN) => (up + down === 0 ? none : up / (up + down)), total(rises, n), total(falls, n))
const above = (moves: Series): number[] => moves.map(move => (Number.isNaN(move) ? NaN : Math.max(move, 0)))
const below = (moves: Series): number[] => above(moves.map(move => -move))

export const pressureReferences: Readonly<Record<string, Reference>> = {
  bop: ({ open, high, low, close }) => [
    zip((body = NaN, range = NaN) => (range === 0 ? 0 : body / range), minus(close, open), minus(high, low))
  ],
  ibs: ({ high, low, close }) => [
    zip((lift = NaN, range = NaN) => (range === 0 ? 0.5 : lift / range), minus(close, low), minus(high, low))
  ],
  qstick: ({ open, close }, read) => [sma(minus(close, open), read('period'))],
  imi: ({ open, close }, read) => {
    const bodies = minus(close, open)
    return [share(above(bodies), below(bodies), read('period'), 0.5).map(part => 100 * part)]
  },
  demarker: ({ high, low }, read) => [share(above(change(high)), below(change(low)), read('period'), 0.5)],
  psychological: ({ close }, read) => {
    const n = read('period')
    const count = windowed(
      close,
      n + 1,
      all => all.filter((price, i) => i > 0 && price > at(all, i - 1)).length
    )
    return [count.map(rises => (100 * rises) / n)]
  }
}
