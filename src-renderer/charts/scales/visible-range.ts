/** From the left to the right edge. May be fractional, and may extend beyond the candles. */
export interface VisibleRange {
  readonly from: number
  readonly to: number
}

const fewestSlots = 8
/** Candles that panning always leaves in view. */
const alwaysInView = 3

/** Share of the view to the right of the latest candle. */
export const rightMargin = 0.04

export function pan(range: VisibleRange, slots: number, total: number): VisibleRange {
  return contain({ from: range.from + slots, to: range.to + slots }, total)
}

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

/** While the latest candle is in view, the range moves as candles are added. */
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
  const kept = Math.min(alwaysInView, total)
  const from = Math.min(Math.max(range.from, kept - width), total - kept)
  return { from, to: from + width }
}
