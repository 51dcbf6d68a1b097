import { bareWords } from '../reader/words'
import { isObject } from './json'
import { directionOf } from './words'

export interface SignedChange {
  readonly percent: number | null
  readonly price: number | null
  readonly open: number | null
  readonly low?: number | null
  readonly high?: number | null
  readonly amount?: number | null
  readonly holders: readonly object[]
}

/**
 * Counts changes whose sign is probably wrong, for one of these reasons: the change in money has the other
 * sign; the price moved from its open by the same amount in the other direction; the earlier price that
 * follows from the change is far outside the day's range; no change is negative and a word says that this one
 * is (`"direction": "down"`).
 */
export function otherWays(rows: readonly SignedChange[]): number {
  const areSigned = rows.some(({ percent }) => percent !== null && percent < 0)
  return rows.filter(
    row =>
      isAgainstAmount(row) ||
      isRefuted(row) ||
      isFar(row) ||
      (!areSigned && (row.percent ?? 0) > 0 && statesFall(row))
  ).length
}

const isAgainstAmount = ({ percent, amount = null }: SignedChange): boolean =>
  percent !== null && amount !== null && percent * amount < 0

function isRefuted({ percent, price, open }: SignedChange): boolean {
  if (percent === null || price === null || open === null || price <= 0 || open <= 0) return false
  const worked = (price / open - 1) * 100
  // Rounding can flip the sign of tiny changes.
  return Math.abs(worked) > 0.05 && Math.abs(worked + percent) < Math.abs(worked) * 0.05
}

function isFar({ percent, price, open, low = null, high = null }: SignedChange): boolean {
  const prices = [open, low, high].filter(one => one !== null && one > 0) as readonly number[]
  if (percent === null || percent <= -100 || price === null || price <= 0 || prices.length === 0) return false
  const before = price / (1 + percent / 100)
  // The limit is wide, because the price may have jumped just before the day began.
  return before > Math.max(...prices, price) * mostApart || before < Math.min(...prices, price) / mostApart
}

const mostApart = 2.5

const statesFall = ({ holders }: SignedChange): boolean =>
  holders.some(
    holder =>
      isObject(holder) &&
      Object.keys(holder).some(key => {
        const name = bareWords(key)
        return (
          (saying.test(name) && directionOf(holder[key]) === 'down') ||
          (negative.test(name) && holder[key] === true)
        )
      })
  )

const negative = /^(?:price|change|pct)?(?:is)?(?:negative|down|falling|loss)$/

// `trend` isn't among these names, because it may be about months.
const saying =
  /^(?:price|daily|day|24h|percent|pct)?(?:change|move|movement)?(?:direction|dir|sign)$|^(?:price)?(?:change|changetype|movement)$|^(?:change|price)?colou?r$/
