import { numberOf } from '../answers/numbers'
import { timeOf } from '../answers/times'
import { areMoments } from './moments'
import type { Places } from './row'

/** `[time, value]` */
export function pairPlaces<Field extends string>(
  rows: readonly (readonly unknown[])[],
  time: Field,
  value: Field
): Places<Field> | null {
  const isPair = ([first, second, ...more]: readonly unknown[]): boolean =>
    more.length === 0 &&
    timeOf(first) !== null &&
    timeOf(second) === null &&
    (second === null || numberOf(second) !== null)
  if (rows.every(isPair)) return { [time]: 0, [value]: 1 } as Places<Field>
  // The time may also come second: `[[2201.5, 1780272000], …]`.
  const areTurned = rows.length > 1 && rows.every(row => isPair(row.toReversed()))
  return areTurned && areMoments(rows.map(row => row[1]))
    ? ({ [time]: 1, [value]: 0 } as Places<Field>)
    : null
}
