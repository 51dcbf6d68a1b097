import type { Candles } from './series/candles'
import { columnOf } from './series/column-step'
import type { Frame } from './scene/frame'
import type { CrosshairPlace } from './paint/marks'
import type { Plot } from './scene/plot'
import { readColumn, type CrosshairReading } from './scene/reading'
import type { Scene } from './scene/scene'
import { momentLabel } from './scales/time-scale'
import { day } from '../../src-shared/time'

export interface CrosshairState {
  readonly place: CrosshairPlace
  readonly time: number
  readonly reading: CrosshairReading | null
  readonly missing: number
}

export class Crosshair {
  #pointer: { readonly x: number; readonly y: number } | null = null
  #column: number | null = null
  #lent: number | null = null

  get isLent(): boolean {
    return this.#lent !== null
  }

  follow(place: { readonly x: number; readonly y: number } | null): void {
    this.#pointer = place
    this.#column = null
    this.#lent = null
  }

  /** Shows the crosshair of another chart at this time (epoch ms). Null hides it. */
  standAt(time: number | null): void {
    this.follow(null)
    this.#lent = time
  }

  /**
   * Moves the crosshair by some columns, starting at the latest one if it is hidden. Returns the new column.
   */
  step(columns: number, scene: Scene, frame: Frame): number | null {
    const plot = frame.panes[0]?.plot
    const newest = scene.detail(frame.step).size - 1
    if (!plot || newest < 0) return null
    const start = this.#column ?? (this.#pointer && plot.columnAt(this.#pointer.x))
    const way = Math.sign(columns)
    let next = start === null ? newest : start + columns
    while (next > 0 && next < newest && !readColumn(scene, frame.step, next)) next += way
    this.#column = Math.min(Math.max(next, 0), newest)
    this.#pointer = null
    this.#lent = null
    return this.#column
  }

  /** Call this when the zoom changes, because columns are then renumbered. */
  forgetColumn(): void {
    this.#column = null
  }

  at(scene: Scene, frame: Frame): CrosshairState | null {
    const plot = frame.panes[0]?.plot
    const { candles } = scene
    const column = plot && candles.size > 0 ? this.#columnAtPointer(candles, plot) : null
    if (!plot || column === null) return null
    const reading = readColumn(scene, frame.step, column)
    const slot = plot.startOf(column)
    const time = reading?.fromTime ?? candles.timeAt(Math.max(0, slot))
    const x = plot.crisp(plot.middle(column) - plot.hairline / 2) + plot.hairline / 2
    // A crosshair that follows another chart has no price of its own here, so only the vertical line is
    // drawn.
    const y = this.#pointer?.y ?? (reading && !this.isLent ? plot.y(reading.close) : NaN)
    const gap = reading
      ? undefined
      : candles.gaps.find(one => one.fromSlot <= slot && slot < one.fromSlot + one.slots)
    const label = momentLabel(time, candles.intervalMs >= day ? 'utc' : 'local')
    return { place: { x, y, time: label }, time, reading, missing: gap?.missing ?? 0 }
  }

  #columnAtPointer(candles: Candles, plot: Plot): number | null {
    if (this.#lent !== null) {
      const place = candles.placeOf(this.#lent)
      return place < 0 ? null : columnOf(Math.floor(place), plot.step)
    }
    return this.#column ?? (this.#pointer && plot.columnAt(this.#pointer.x))
  }
}
