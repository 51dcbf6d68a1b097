/** What is on screen, in slots: from the left edge to the right one. Fractions and places outside the candles are fine. */
export interface VisibleRange {
  readonly from: number
  readonly to: number
}

const fewestSlots = 8
/** However far one pans, this many slots of candles stay on screen. */
const alwaysInView = 3

/** Room kept free at the right edge, as a part of what is visible. */
export const rightMargin = 0.04

/** Moves by slots; to the right (later) is positive. */
export function pan(range: VisibleRange, slots: number, total: number): VisibleRange {
  return contain({ from: range.from + slots, to: range.to + slots }, total)
}

/** Shows `factor` times as much, with the slot under `anchor` staying where it is. */
export function zoom(range: VisibleRange, factor: number, anchor: number, total: number): VisibleRange {
  const width = range.to - range.from
  const wanted = Math.min(Math.max(width * factor, fewestSlots), widest(total))
  const share = (anchor - range.from) / width
  return contain({ from: anchor - share * wanted, to: anchor + (1 - share) * wanted }, total)
}

/** The last `slots` of `total`, with the margin at the right. */
export function last(slots: number, total: number): VisibleRange {
  const width = Math.min(Math.max(slots, fewestSlots), widest(total))
  const to = total + width * rightMargin
  return { from: to - width * (1 + rightMargin), to }
}

/** All of it. */
export function all(total: number): VisibleRange {
  return last(total, total)
}

/** Whether the newest candle is in view, so that the range follows it. */
export function isFollowing(range: VisibleRange, total: number): boolean {
  return range.to >= total && range.from < total
}

/** The range once slots were added at the end: moved along when it follows, else left alone. */
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
