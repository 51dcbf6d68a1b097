/** A row's change with what it can be worked out from. */
export interface Change {
  readonly change: number | null
  readonly price: number | null
  readonly open: number | null
  readonly low: number | null
  readonly high: number | null
}

/**
 * Whether changes are percent points or fractions, decided by what can be worked out: the change from the open, or
 * the price a day ago that it leads back to, which lies within the day's range. Named a percentage and not refuted it
 * is one; it is doubtful where all are so small that they may well be fractions, and nothing refutes that.
 */
export function unitOfChange(rows: readonly Change[]): 'percent' | 'fraction' | 'doubtful' {
  let [percent, fraction, largest, judged] = [0, 0, 0, 0]
  for (const row of rows) {
    if (row.change === null || row.change === 0) continue
    judged++
    largest = Math.max(largest, Math.abs(row.change))
    const [asPercent, asFraction] = [misfit(row, row.change / 100), misfit(row, row.change)]
    if (asPercent < asFraction * 0.2) percent++
    // A range never refutes percent points: a hundredth of the change leads into it as well.
    if (row.open !== null && asFraction < asPercent * 0.2) fraction++
  }
  if (percent !== fraction) return percent > fraction ? 'percent' : 'fraction'
  return judged > 0 && largest < 0.2 ? 'doubtful' : 'percent'
}

/** How far the price before the change is from what the row says of it, as a share of the price. */
function misfit({ price, open, low, high }: Change, change: number): number {
  if (price === null || price <= 0 || change <= -1) return change <= -1 ? Infinity : 1
  const before = price / (1 + change)
  if (open !== null && open > 0) return Math.abs(before - open) / price + 1e-6
  if (low === null || high === null || low <= 0 || price < low || price > high) return 1
  const outside = Math.max(low - before, before - high, 0) / price
  // Where both lead into the range nothing is proved.
  return outside + 0.002
}
