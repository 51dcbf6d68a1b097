/** The slots at the left and right edge. They may be fractional, or beyond the candles. */
export interface VisibleRange {
  readonly from: number
  readonly to: number
}

const fewestSlots = 8
const alwaysInView = 3

/** Share of the view that stays empty to the right of the latest candle. */
export const rightMargin = 0.04

/** Pans by some slots. A positive number is to the right, towards later candles. */
export function pan(range: VisibleRange, slots: number, total: number): VisibleRange {
  return contain({ from: range.from + slots, to: range.to + slots }, total)
}

/** Shows `factor` times as many candles. The slot under `anchor` stays in place. */
export function zoom(range: VisibleRange, factor: number, anchor: number, total: number): VisibleRange {
  const width = range.to - range.from
  const wanted = Math.min(Math.max(width * factor, fewestSlots), widest(total))
  const share = (anchor - range.from) / width
  return contain({ from: anchor - share * wanted, to: anchor + (1 - share) * wanted }, total)
}

export function last(slots: number, total: number): VisibleRange {
  const width = Math.min(Math.max(slots, fewestSlots), widest(total))
  const to = total + width * rightMargin
  return { from: to - width * (1 + rightMargin), to }
}

export function all(total: number): VisibleRange {
  return last(total, total)
}

/** Whether the latest candle is in view. The range then moves as candles are added. */
export function isFollowing(range: VisibleRange, total: number): boolean {
  return range.to >= total && range.from < total
}

export function follow(range: VisibleRange, before: number, after: number): VisibleRange {
  return isFollowing(range, before)
    ? { from: range.from + after - before, to: range.to + after - before }
    : range
}

function widest(total: number): number {
  return Math.max(total * 1.25, fewestSlots * 4)
}

function contain(range: VisibleRange, total: number): VisibleRange {
  const width = range.to - range.from
  const visible = Math.min(alwaysInView, total)
  const from = Math.min(Math.max(range.from, visible - width), total - visible)
  return { from, to: from + width }
}
