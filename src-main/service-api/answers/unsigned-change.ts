import { bareName, isObject } from './json'
import { directionOf } from './words'

/** A change in percent points with what may say which way it went. */
export interface SignedChange {
  readonly percent: number | null
  readonly price: number | null
  readonly open: number | null
  readonly holders: readonly object[]
}

/**
 * How many changes go the other way than their rows say: the price has fallen from its open by as much as it is said to
 * have risen, or a word beside a change says that it fell (`"change_percent": 0.65, "direction": "down"`) where no change
 * of the answer has a sign. Which of the two is right is not to be told.
 */
export function otherWays(rows: readonly SignedChange[]): number {
  const areSigned = rows.some(({ percent }) => percent !== null && percent < 0)
  return rows.filter(row => isRefuted(row) || (!areSigned && (row.percent ?? 0) > 0 && isSaidToFall(row)))
    .length
}

function isRefuted({ percent, price, open }: SignedChange): boolean {
  if (percent === null || price === null || open === null || price <= 0 || open <= 0) return false
  const worked = (price / open - 1) * 100
  // Next to nothing is rounded either way.
  return Math.abs(worked) > 0.05 && Math.abs(worked + percent) < Math.abs(worked) * 0.05
}

const isSaidToFall = ({ holders }: SignedChange): boolean =>
  holders.some(
    holder =>
      isObject(holder) &&
      Object.keys(holder).some(key => saying.test(bareName(key)) && directionOf(holder[key]) === 'down')
  )

// `trend` may be one of months.
const saying =
  /^(?:price|daily|day|24h|percent|pct)?(?:change|move|movement)?(?:direction|dir|sign)$|^(?:price)?(?:change|changetype|movement)$/
