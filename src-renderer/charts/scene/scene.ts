import { at } from '../../../src-shared/indicators/columns'
import { CandleDetail } from '../series/candle-detail'
import type { Candles } from '../series/candles'
import { columnStart, columnStep, type ColumnStep } from '../series/column-step'
import { layerValues, type CandleStyle, type SceneLayer } from './layers'
import { HeikinAshi } from '../series/heikin-ashi'
import { LineDetail } from '../series/line-detail'
import type { Plot } from './plot'

/** A range of prices. `low` is Infinity and `high` is -Infinity if there are none. */
export interface Extent {
  readonly low: number
  readonly high: number
}

/**
 * Groups candles and indicator values into columns. They are only grouped again when the number of candles
 * per column changes.
 */
export class Scene {
  readonly candles: Candles
  #detail: CandleDetail | null = null
  #averages: HeikinAshi | null = null
  #averaged: CandleDetail | null = null
  #lines = new Map<Float64Array, LineDetail>()

  constructor(candles: Candles) {
    this.candles = candles
  }

  stepFor(pxPerSlot: number): ColumnStep {
    return columnStep(this.candles.intervalMs, pxPerSlot, at(this.candles.time, 0))
  }

  detail(step: ColumnStep): CandleDetail {
    if (this.#detail?.step.slots === step.slots) return this.#detail
    this.#lines.clear()
    return (this.#detail = new CandleDetail(this.candles, step))
  }

  drawn(style: CandleStyle, step: ColumnStep): CandleDetail {
    if (style !== 'heikin-ashi') return this.detail(step)
    if (this.#averaged?.step.slots === step.slots) return this.#averaged
    this.#averages ??= new HeikinAshi(this.candles)
    return (this.#averaged = new CandleDetail(this.candles, step, this.#averages))
  }

  line(values: Float64Array, { firstColumn, endColumn, step }: SlotSpan, shift: number): LineDetail {
    const known = this.#lines.get(values)
    const fits = known && known.step.slots === step.slots && known.shift === shift
    const detail = fits ? known : new LineDetail(this.candles, values, step, shift)
    if (!fits) this.#lines.set(values, detail)
    return detail.show(firstColumn, endColumn)
  }

  /** Call when a bar changed or was added. */
  touch(bar: number): void {
    if (this.#detail?.refresh(bar) === false) this.#detail = null
    this.#averages?.refresh(bar)
    if (this.#averaged?.refresh(bar) === false) this.#averaged = null
    for (const [values, detail] of this.#lines) {
      if (values.length < this.candles.size || !detail.touch(bar)) this.#lines.delete(values)
    }
  }

  keep(layers: readonly SceneLayer[]): void {
    const used = new Set(layers.flatMap(layerValues).map(({ values }) => values))
    for (const values of this.#lines.keys()) if (!used.has(values)) this.#lines.delete(values)
  }

  /** The lowest and highest price in view. If only a gap is visible, the candle before it is used. */
  candleExtent({ firstVisible, endVisible, step }: SlotSpan, style: CandleStyle): Extent {
    const detail = this.drawn(style, step)
    let [low, high] = [Infinity, -Infinity]
    const end = Math.min(endVisible, detail.size)
    for (let column = firstVisible; column < end; column++) {
      if (at(detail.first, column) < 0) continue
      if (at(detail.low, column) < low) low = at(detail.low, column)
      if (at(detail.high, column) > high) high = at(detail.high, column)
    }
    if (low <= high || this.candles.size === 0) return { low, high }
    const bar = Math.max(0, this.candles.barAt(columnStart(firstVisible, step)))
    return { low: at(this.candles.low, bar), high: at(this.candles.high, bar) }
  }

  volumeExtent({ firstVisible, endVisible, step }: SlotSpan): Extent {
    const detail = this.detail(step)
    let high = 0
    const end = Math.min(endVisible, detail.size)
    for (let column = firstVisible; column < end; column++)
      if (at(detail.first, column) >= 0 && at(detail.volume, column) > high) high = at(detail.volume, column)
    return { low: 0, high }
  }

  layerExtent(layer: SceneLayer, span: SlotSpan): Extent {
    let [low, high] = [Infinity, -Infinity]
    for (const { values, shift } of layerValues(layer)) {
      const { early, late, size } = this.line(values, span, shift)
      const end = Math.min(span.endVisible, size)
      for (let column = span.firstVisible; column < end; column++) {
        const [a, b] = [at(early, column), at(late, column)]
        if (a < low || b < low) low = Math.min(a, b)
        if (a > high || b > high) high = Math.max(a, b)
      }
    }
    return { low, high }
  }
}

export type SlotSpan = Pick<Plot, 'firstColumn' | 'endColumn' | 'firstVisible' | 'endVisible' | 'step'>
