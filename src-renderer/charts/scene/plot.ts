import { columnOf, columnStart, type ColumnStep } from '../series/column-step'
import { fromAxis, toAxis, type PriceScale } from '../scales/price-scale'
import type { VisibleRange } from '../scales/visible-range'

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Converts times and prices of a pane to CSS pixels, even outside of the pane. */
export class Plot {
  readonly box: Box
  readonly range: VisibleRange
  readonly scale: PriceScale
  readonly step: ColumnStep
  /** Device pixels per CSS pixel. */
  readonly ratio: number
  readonly pxPerSlot: number
  /**
   * Visible columns and one more at each side, so that lines continue to the edge. `endColumn` is exclusive.
   */
  readonly firstColumn: number
  readonly endColumn: number
  /**
   * The columns that are at least partly visible, which determine the price scale. `endVisible` is exclusive.
   */
  readonly firstVisible: number
  readonly endVisible: number
  readonly #pxPerUnit: number

  constructor(box: Box, range: VisibleRange, scale: PriceScale, step: ColumnStep, ratio: number) {
    this.box = box
    this.range = range
    this.scale = scale
    this.step = step
    this.ratio = ratio
    this.pxPerSlot = box.width / (range.to - range.from)
    this.firstVisible = Math.max(0, columnOf(Math.floor(range.from), step))
    this.endVisible = columnOf(Math.ceil(range.to) - 1, step) + 1
    this.firstColumn = Math.max(0, this.firstVisible - 1)
    this.endColumn = this.endVisible + 1
    this.#pxPerUnit = box.height / (scale.high - scale.low)
  }

  x(slot: number): number {
    return this.box.left + (slot - this.range.from) * this.pxPerSlot
  }

  startOf(column: number): number {
    return columnStart(column, this.step)
  }

  middle(column: number): number {
    return this.x(columnStart(column, this.step) + this.step.slots / 2)
  }

  y(value: number): number {
    const { kind, base } = this.scale
    return this.placeOf(kind === 'linear' ? value : toAxis(kind, base, value))
  }

  placeOf(place: number): number {
    return this.box.top + (this.scale.high - place) * this.#pxPerUnit
  }

  valueAt(y: number): number {
    const { scale, box } = this
    return fromAxis(scale.kind, scale.base, scale.high - (y - box.top) / this.#pxPerUnit)
  }

  slotAt(x: number): number {
    return this.range.from + (x - this.box.left) / this.pxPerSlot
  }

  columnAt(x: number): number {
    return columnOf(Math.floor(this.slotAt(x)), this.step)
  }

  get columnWidth(): number {
    return this.pxPerSlot * this.step.slots
  }

  crisp(px: number): number {
    return Math.round(px * this.ratio) / this.ratio
  }

  /** The width of a thin line: about one CSS pixel, in whole device pixels. */
  get hairline(): number {
    return Math.max(1, Math.floor(this.ratio)) / this.ratio
  }

  /**
   * The width of a candle's body, about 70% of the column. There is a device pixel between candles, and the
   * wick is exactly in the middle.
   */
  get bodyWidth(): number {
    const hair = this.hairline * this.ratio
    const column = this.columnWidth * this.ratio
    const sides = Math.round((column * 0.7 - hair) / 2)
    const room = Math.floor((column - 0.9 - hair) / 2)
    return (Math.max(0, Math.min(sides, room)) * 2 + hair) / this.ratio
  }
}
