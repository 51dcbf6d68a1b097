import type { Candles } from '../series/candles'
import { all, follow, isFollowing, last, pan, zoom, type VisibleRange } from './visible-range'

const firstSlotInPx = 7

/** Maximum share of the view for indicator lines after the latest candle. */
const mostAhead = 0.3

export class Viewport {
  #range: VisibleRange = { from: 0, to: 1 }
  #width = 1
  #candles: Candles
  /**
   * A range that the user has asked for, such as all candles. It is applied again whenever the size or the
   * candles change, until the user pans or zooms.
   */
  #filling: (() => VisibleRange) | null = null
  /** How many slots after the latest candle an indicator draws in. The Ichimoku cloud is one of these. */
  #ahead = 0
  /** True if the candles didn't fill the view. A reload then computes the range again. */
  #isCut = false

  constructor(candles: Candles) {
    this.#candles = candles
  }

  get range(): VisibleRange {
    return this.#range
  }

  get pxPerSlot(): number {
    return this.#width / (this.#range.to - this.#range.from)
  }

  begin(candles: Candles, width: number): void {
    this.#candles = candles
    this.#width = width
    this.#filling = null
    this.#range = this.#withRoom(last(width / firstSlotInPx, candles.slots))
    this.#isCut = candles.slots < width / firstSlotInPx
  }

  /** Reserves slots after the latest candle. If that candle is in view, scrolls to show them. */
  reserveAhead(slots: number): void {
    const isMore = slots > this.#ahead
    this.#ahead = slots
    if (isMore && !this.#filling && isFollowing(this.#range, this.#candles.slots))
      this.#range = this.#withRoom(this.#range)
  }

  /**
   * Replaces the candles. If the latest candle was in view, it stays in view. Otherwise, the same times do.
   */
  renew(candles: Candles): void {
    if (this.#isCut) return this.begin(candles, this.#width)
    const before = this.#candles
    this.#candles = candles
    if (this.#filling) {
      this.#range = this.#filling()
      return
    }
    const { from, to } = this.#range
    const followed = follow(this.#range, before.slots, candles.slots)
    if (followed !== this.#range) {
      this.#range = followed
      return
    }
    const moved = Math.round(candles.placeOf(before.timeAt(Math.floor(from)))) - Math.floor(from)
    this.#range = { from: from + moved, to: to + moved }
  }

  grow(slotsBefore: number): void {
    this.#range = follow(this.#range, slotsBefore, this.#candles.slots)
  }

  resize(width: number): void {
    const { from, to } = this.#range
    if (this.#width > 1) this.#range = { from: to - ((to - from) * width) / this.#width, to }
    this.#width = width
    if (this.#filling) this.#range = this.#filling()
  }

  set(range: VisibleRange): void {
    this.#filling = null
    this.#isCut = false
    this.#range = range
  }

  /** Pans by some px. A positive number is to the right, towards later candles. */
  panPx(px: number): void {
    this.set(pan(this.#range, px / this.pxPerSlot, this.#candles.slots))
  }

  panShare(share: number): void {
    this.panPx(share * this.#width)
  }

  zoomAt(factor: number, x: number): void {
    this.#zoom(factor, this.#range.from + x / this.pxPerSlot)
  }

  zoomByKey(factor: number): void {
    const { from, to } = this.#range
    const { slots } = this.#candles
    this.#zoom(factor, slots <= to ? slots : (from + to) / 2)
  }

  showAll(): void {
    this.#fill(() => all(this.#candles.slots))
  }

  showLast(spanMs: number): void {
    this.#fill(() => last(spanMs / this.#candles.intervalMs, this.#candles.slots))
  }

  showAs(rangeOf: (candles: Candles) => VisibleRange): void {
    this.#fill(() => rangeOf(this.#candles))
  }

  toBegin(): void {
    const width = this.#range.to - this.#range.from
    this.set({ from: -width * 0.02, to: width * 0.98 })
  }

  toEnd(): void {
    this.set(this.#withRoom(last((this.#range.to - this.#range.from) / 1.04, this.#candles.slots)))
  }

  #zoom(factor: number, anchor: number): void {
    this.set(zoom(this.#range, factor, anchor, this.#candles.slots))
  }

  #withRoom({ from, to }: VisibleRange): VisibleRange {
    const room = Math.min(this.#ahead, (to - from) * mostAhead)
    const move = Math.max(0, this.#candles.slots + room - to)
    return { from: from + move, to: to + move }
  }

  #fill(range: () => VisibleRange): void {
    this.#filling = range
    this.#isCut = false
    this.#range = range()
  }
}
