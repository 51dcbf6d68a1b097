import { bareName, isObject } from './json'
import { directionOf } from './words'

/** A change in percent points with what may say which way it went. */
export interface SignedChange {
  readonly percent: number | null
  readonly price: number | null
  readonly open: number | null
  readonly low?: number | null
  readonly high?: number | null
  /** How far the price went in money. */
  readonly amount?: number | null
  readonly holders: readonly object[]
}

/**
 * How many changes go the other way than their rows say: the change in money beside one has the other sign, the price has fallen from its open by as much as it is said to
 * have risen, or a word beside a change says that it fell (`"change_percent": 0.65, "direction": "down"`) where no change
 * of the answer has a sign. Which of the two is right is not to be told.
 */
export function otherWays(rows: readonly SignedChange[]): number {
  const areSigned = rows.some(({ percent }) => percent !== null && percent < 0)
  return rows.filter(
    row =>
      isAgainstAmount(row) ||
      isRefuted(row) ||
      isFar(row) ||
      (!areSigned && (row.percent ?? 0) > 0 && isSaidToFall(row))
  ).length
}

const isAgainstAmount = ({ percent, amount = null }: SignedChange): boolean =>
  percent !== null && amount !== null && percent * amount < 0

function isRefuted({ percent, price, open }: SignedChange): boolean {
  if (percent === null || price === null || open === null || price <= 0 || open <= 0) return false
  const worked = (price / open - 1) * 100
  // Next to nothing is rounded either way.
  return Math.abs(worked) > 0.05 && Math.abs(worked + percent) < Math.abs(worked) * 0.05
}

/** From where a change leads the price was nowhere near its day's open, low and high: as much as it is said, it did not move. */
function isFar({ percent, price, open, low = null, high = null }: SignedChange): boolean {
  const told = [open, low, high].filter(one => one !== null && one > 0) as readonly number[]
  if (percent === null || percent <= -100 || price === null || price <= 0 || told.length === 0) return false
  const before = price / (1 + percent / 100)
  // A coin may have jumped just before its day began.
  return before > Math.max(...told, price) * mostApart || before < Math.min(...told, price) / mostApart
}

const mostApart = 2.5

const isSaidToFall = ({ holders }: SignedChange): boolean =>
  holders.some(
    holder =>
      isObject(holder) &&
      Object.keys(holder).some(key => saying.test(bareName(key)) && directionOf(holder[key]) === 'down')
  )

// `trend` may be one of months.
const saying =
  /^(?:price|daily|day|24h|percent|pct)?(?:change|move|movement)?(?:direction|dir|sign)$|^(?:price)?(?:change|changetype|movement)$/
