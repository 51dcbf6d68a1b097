import type { Candles } from '../series/candles'
import { all, follow, isFollowing, last, pan, zoom, type VisibleRange } from './visible-range'

/** Width of a candle's slot when a series is first shown. */
const firstSlotInPx = 7

/** What stands ahead of the candles gets no more of the view than this. */
const mostAhead = 0.3

/** Which part of the candles is on screen, over plots of changing width and candles that come. */
export class Viewport {
  #range: VisibleRange = { from: 0, to: 1 }
  #width = 1
  #candles: Candles
  /** What was asked to fill the view, until one moves away from it: at another width, and among other candles, it fills it anew. */
  #filling: (() => VisibleRange) | null = null
  /** Slots that are drawn on beyond the newest candle: a cloud. */
  #ahead = 0
  /** The first view had to be narrower than meant, since there were too few candles. */
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

  /** The newest candles of another series. */
  begin(candles: Candles, width: number): void {
    this.#candles = candles
    this.#width = width
    this.#filling = null
    this.#range = this.#withRoom(last(width / firstSlotInPx, candles.slots))
    this.#isCut = candles.slots < width / firstSlotInPx
  }

  /** Something is drawn on so many slots beyond the newest candle: where that one is in view, room is made for it. */
  lookAhead(slots: number): void {
    const isMore = slots > this.#ahead
    this.#ahead = slots
    if (isMore && !this.#filling && isFollowing(this.#range, this.#candles.slots))
      this.#range = this.#withRoom(this.#range)
  }

  /** The same series fetched anew: the same times stay in view, or the newest candle where that was followed. */
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

  /** A candle was added: there were so many slots before. */
  grow(slotsBefore: number): void {
    this.#range = follow(this.#range, slotsBefore, this.#candles.slots)
  }

  /** In a wider chart more candles are seen, not wider ones; the newest in view stays where it is. */
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

  /** Moves along by px; to the right (later) is positive. */
  panPx(px: number): void {
    this.set(pan(this.#range, px / this.pxPerSlot, this.#candles.slots))
  }

  /** Moves along by a share of what is in view. */
  panShare(share: number): void {
    this.panPx(share * this.#width)
  }

  zoomAt(factor: number, x: number): void {
    this.#zoom(factor, this.#range.from + x / this.pxPerSlot)
  }

  /** Keeps the newest candle where it is while it is in view, else the middle. */
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

  /** Shows what a remembered view names, among whatever candles there are. */
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
