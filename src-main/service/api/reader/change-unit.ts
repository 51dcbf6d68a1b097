import type { Share } from './words'

/** A row's change with what it can be worked out from. */
export interface Change {
  readonly change: number | null
  /** How its name or a unit beside it says that it is told. */
  readonly share: Share | null
  readonly price: number | null
  readonly open: number | null
  readonly low: number | null
  readonly high: number | null
  /** The change in money, where one stands beside it. */
  readonly amount: number | null
}

export interface UnitOfChange {
  readonly share: Share
  readonly isDoubtful: boolean
}

/**
 * How changes are told, decided by what can be worked out: the change from the open, in money, or from the price a day
 * ago that it leads back to, which lies within the day's range. What a name says is believed where nothing refutes it.
 * Percent points that are all next to nothing are doubtful, and where several are next to nothing of what the price
 * went that day, or of what any coin goes in one, they are rather fractions.
 */
export function unitOfChange(rows: readonly Change[]): UnitOfChange {
  let [percent, fraction, largest, judged, tiny] = [0, 0, 0, 0, 0]
  let [hasRange, saysPercent] = [false, false]
  let named: Share | null = null
  for (const row of rows) {
    if (row.change === null || row.change === 0) continue
    judged++
    // No name says that without meaning it.
    if (row.share === 'bps' || row.share === 'permille') return { share: row.share, isDoubtful: false }
    saysPercent ||= row.share === 'percent'
    named ??= row.share === 'percent' ? null : row.share
    largest = Math.max(largest, Math.abs(row.change))
    const before = row.open ?? openOf(row)
    const [asPercent, asFraction] = [misfit(row, before, row.change / 100), misfit(row, before, row.change)]
    if (asPercent < asFraction * 0.2 && asPercent < 0.5) percent++
    if (isTiny(row)) tiny++
    hasRange ||= rangeOf(row) !== null
    // A range never refutes percent points: a hundredth of the change leads into it as well.
    if (before !== null && asFraction < asPercent * 0.2) fraction++
  }
  if (percent !== fraction) return { share: percent > fraction ? 'percent' : 'fraction', isDoubtful: false }
  // Nothing falls by all it is worth and more, and hardly anything doubles within a day.
  if (named !== null) return { share: named, isDoubtful: named === 'fraction' && largest > 1 }
  // One row alone is not enough against a name that says percent, where it is next to nothing as a fraction, too.
  const isFew = judged < (hasRange ? (saysPercent && largest < 0.02 ? 2 : 1) : 5)
  if (judged > 0 && !isFew && tiny > judged * 0.7 && largest < 0.3)
    return { share: 'fraction', isDoubtful: true }
  return { share: 'percent', isDoubtful: judged > 0 && largest < 0.2 }
}

/** As percent points hardly a trace of the day's range, as a fraction well within it; or without a range, both alike. */
function isTiny(row: Change): boolean {
  const { change, price } = row
  if (change === null || price === null || price <= 0 || change <= -1) return false
  // As a fraction it would be next to nothing, too.
  if (Math.abs(change) < 0.0002) return false
  const range = rangeOf(row)
  if (range === null) return Math.abs(change) < 0.05
  const before = price / (1 + change)
  const room = (range.high - range.low) * 0.25
  const trace = Math.abs(price - price / (1 + change / 100))
  return trace < room * 0.16 && before > range.low - room && before < range.high + room
}

function rangeOf({ low, high }: Change): { low: number; high: number } | null {
  return low === null || high === null || low <= 0 || high <= low ? null : { low, high }
}

/** The price before a change in money, where it agrees with the change as a share, told one way or the other. */
function openOf({ change, price, amount }: Change): number | null {
  if (change === null || price === null || amount === null || amount === 0 || price === amount) return null
  const share = amount / (price - amount)
  const agrees = (told: number): boolean => Math.abs(told - share) <= Math.abs(share) * 0.05
  return agrees(change) || agrees(change / 100) ? price - amount : null
}

/** How far the price before the change is from what the row says of it, as a share of the price. */
function misfit({ price, low, high }: Change, open: number | null, change: number): number {
  if (price === null || price <= 0 || change <= -1) return change <= -1 ? Infinity : 1
  const before = price / (1 + change)
  if (open !== null && open > 0) return Math.abs(before - open) / price + 1e-6
  if (low === null || high === null || low <= 0 || price < low || price > high) return 1
  const outside = Math.max(low - before, before - high, 0) / price
  // Where both lead into the range nothing is proved.
  return outside + 0.002
}
