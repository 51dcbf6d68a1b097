import { numberOf } from '../answers/numbers'
import { timeOf } from '../answers/times'
import type { Places } from './row'

/** The places in `[time, value]`; null where the rows are anything else. */
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
  return rows.every(isPair) ? ({ [time]: 0, [value]: 1 } as Places<Field>) : null
}
