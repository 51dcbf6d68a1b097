import type { ShareUnit } from './words'

export interface ReportedChange {
  readonly change: number | null
  readonly share: ShareUnit | null
  readonly price: number | null
  readonly open: number | null
  readonly low: number | null
  readonly high: number | null
  readonly amount: number | null
}

export interface UnitOfChange {
  readonly share: ShareUnit
  readonly isDoubtful: boolean
}

/**
 * Decides the unit of changes by the open, the change in money or the day's range, and otherwise by the field
 * name. If most changes are tiny compared with the day's range, or with a usual day, they are probably
 * fractions. Percentages are doubtful if all changes are very small.
 */
export function unitOfChange(rows: readonly ReportedChange[]): UnitOfChange {
  let [percent, fraction, largest, judged, tiny] = [0, 0, 0, 0, 0]
  let [hasRange, saysPercent] = [false, false]
  let named: ShareUnit | null = null
  for (const row of rows) {
    if (row.change === null || row.change === 0) continue
    judged++
    // These units are only used if the name states them.
    if (row.share === 'bps' || row.share === 'permille') return { share: row.share, isDoubtful: false }
    saysPercent ||= row.share === 'percent'
    named ??= row.share === 'percent' ? null : row.share
    largest = Math.max(largest, Math.abs(row.change))
    const before = row.open ?? openOf(row)
    const [asPercent, asFraction] = [misfit(row, before, row.change / 100), misfit(row, before, row.change)]
    if (asPercent < asFraction * 0.2 && asPercent < 0.5) percent++
    if (isTiny(row)) tiny++
    hasRange ||= rangeOf(row) !== null
    // The day's range can prove a fraction, but not a percentage: read as a percentage, a change is so small
    // that the earlier price is within the range in any case.
    if (before !== null && asFraction < asPercent * 0.2) fraction++
  }
  if (percent !== fraction) return { share: percent > fraction ? 'percent' : 'fraction', isDoubtful: false }
  // A fraction above 1 is doubtful, because a price rarely doubles in a day.
  if (named !== null) return { share: named, isDoubtful: named === 'fraction' && largest > 1 }
  // A single tiny change isn't enough evidence against a name that says percent.
  const isFew = judged < (hasRange ? (saysPercent && largest < 0.02 ? 2 : 1) : 5)
  if (judged > 0 && !isFew && tiny > judged * 0.7 && largest < 0.3)
    return { share: 'fraction', isDoubtful: true }
  return { share: 'percent', isDoubtful: judged > 0 && largest < 0.2 }
}

/**
 * Whether a change is plausible as a fraction and, as a percentage, would be tiny for the day's range, or
 * below 0.05 if there's no range.
 */
function isTiny(row: ReportedChange): boolean {
  const { change, price } = row
  if (change === null || price === null || price <= 0 || change <= -1) return false
  // The change would be tiny even as a fraction (0.02%), so it proves nothing.
  if (Math.abs(change) < 0.0002) return false
  const range = rangeOf(row)
  if (range === null) return Math.abs(change) < 0.05
  const before = price / (1 + change)
  const room = (range.high - range.low) * 0.25
  const trace = Math.abs(price - price / (1 + change / 100))
  return trace < room * 0.16 && before > range.low - room && before < range.high + room
}

function rangeOf({ low, high }: ReportedChange): { low: number; high: number } | null {
  return low === null || high === null || low <= 0 || high <= low ? null : { low, high }
}

/** Returns null if the relative change implies another price. */
function openOf({ change, price, amount }: ReportedChange): number | null {
  if (change === null || price === null || amount === null || amount === 0 || price === amount) return null
  const share = amount / (price - amount)
  const agrees = (change: number): boolean => Math.abs(change - share) <= Math.abs(share) * 0.05
  return agrees(change) || agrees(change / 100) ? price - amount : null
}

/** Returns 1 if neither the open nor the day's range is known. */
function misfit({ price, low, high }: ReportedChange, open: number | null, change: number): number {
  if (price === null || price <= 0 || change <= -1) return change <= -1 ? Infinity : 1
  const before = price / (1 + change)
  if (open !== null && open > 0) return Math.abs(before - open) / price + 1e-6
  if (low === null || high === null || low <= 0 || price < low || price > high) return 1
  const outside = Math.max(low - before, before - high, 0) / price
  // This is never 0, because a price within the range doesn't prove the unit.
  return outside + 0.002
}
