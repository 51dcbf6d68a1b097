import { columnOf, columnStart, type ColumnStep } from '../series/column-step'
import { fromAxis, toAxis, type PriceScale } from '../scales/price-scale'
import type { VisibleRange } from '../scales/visible-range'

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** One pane at one moment: which part of time and price lies where, in CSS pixels. */
export class Plot {
  readonly box: Box
  readonly range: VisibleRange
  readonly scale: PriceScale
  readonly step: ColumnStep
  /** Device pixels to a CSS pixel; edges are drawn on whole device pixels. */
  readonly ratio: number
  readonly pxPerSlot: number
  /** The columns in view, and one more at each side for lines that leave: from, and up to but without. */
  readonly firstColumn: number
  readonly endColumn: number
  /** The columns in view themselves, be it in part: what the scale is made for. */
  readonly firstSeen: number
  readonly endSeen: number
  readonly #pxPerUnit: number

  constructor(box: Box, range: VisibleRange, scale: PriceScale, step: ColumnStep, ratio: number) {
    this.box = box
    this.range = range
    this.scale = scale
    this.step = step
    this.ratio = ratio
    this.pxPerSlot = box.width / (range.to - range.from)
    this.firstSeen = Math.max(0, columnOf(Math.floor(range.from), step))
    this.endSeen = columnOf(Math.ceil(range.to) - 1, step) + 1
    this.firstColumn = Math.max(0, this.firstSeen - 1)
    this.endColumn = this.endSeen + 1
    this.#pxPerUnit = box.height / (scale.high - scale.low)
  }

  x(slot: number): number {
    return this.box.left + (slot - this.range.from) * this.pxPerSlot
  }

  /** The slot a column begins at. */
  startOf(column: number): number {
    return columnStart(column, this.step)
  }

  /** The middle of a column. */
  middle(column: number): number {
    return this.x(columnStart(column, this.step) + this.step.slots / 2)
  }

  y(value: number): number {
    const { kind, base } = this.scale
    return this.placeOf(kind === 'linear' ? value : toAxis(kind, base, value))
  }

  /** The height of a place given in the axis' own terms. */
  placeOf(place: number): number {
    return this.box.top + (this.scale.high - place) * this.#pxPerUnit
  }

  /** The value at a height: the other way round from `y`. */
  valueAt(y: number): number {
    const { scale, box } = this
    return fromAxis(scale.kind, scale.base, scale.high - (y - box.top) / this.#pxPerUnit)
  }

  /** The slot at a place, in view or not: the other way round from `x`. */
  slotAt(x: number): number {
    return this.range.from + (x - this.box.left) / this.pxPerSlot
  }

  /** The column at a place, in view or not. */
  columnAt(x: number): number {
    return columnOf(Math.floor(this.slotAt(x)), this.step)
  }

  get columnWidth(): number {
    return this.pxPerSlot * this.step.slots
  }

  /** On the nearest whole device pixel. */
  crisp(px: number): number {
    return Math.round(px * this.ratio) / this.ratio
  }

  /** One device pixel, or the nearest to one CSS pixel there is. */
  get hairline(): number {
    return Math.max(1, Math.floor(this.ratio)) / this.ratio
  }

  /**
   * The width of a body: 70 % of the column in whole device pixels, a pixel free at least, and such that a wick can
   * stand in its very middle.
   */
  get bodyWidth(): number {
    const hair = this.hairline * this.ratio
    const column = this.columnWidth * this.ratio
    const sides = Math.round((column * 0.7 - hair) / 2)
    const room = Math.floor((column - 0.9 - hair) / 2)
    return (Math.max(0, Math.min(sides, room)) * 2 + hair) / this.ratio
  }
}
