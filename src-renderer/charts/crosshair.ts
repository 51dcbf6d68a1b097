import type { Frame } from './frame'
import type { CrosshairPlace } from './marks'
import { readColumn, type Reading } from './reading'
import type { Scene } from './scene'
import { momentLabel } from './time-scale'

const day = 86_400_000

export interface CrosshairState {
  readonly place: CrosshairPlace
  readonly reading: Reading | null
  /** Candles missing where it stands. */
  readonly missing: number
}

/** The crosshair: it follows the pointer, or stands on a column the keyboard chose. */
export class Crosshair {
  #pointer: { readonly x: number; readonly y: number } | null = null
  #column: number | null = null

  follow(place: { readonly x: number; readonly y: number } | null): void {
    this.#pointer = place
    this.#column = null
  }

  /** Moves by candles: from where it is, or from the newest. Answers with the column it stands on now. */
  step(columns: number, scene: Scene, frame: Frame): number | null {
    const plot = frame.panes[0]?.plot
    const newest = scene.detail(frame.step).size - 1
    if (!plot || newest < 0) return null
    const start = this.#column ?? (this.#pointer && plot.columnAt(this.#pointer.x))
    const way = Math.sign(columns)
    let next = start === null ? newest : start + columns
    // Over a gap, to the next candle.
    while (next > 0 && next < newest && !readColumn(scene, frame.step, next)) next += way
    this.#column = Math.min(Math.max(next, 0), newest)
    this.#pointer = null
    return this.#column
  }

  /** The column it stands on means another one at another zoom. */
  forgetColumn(): void {
    this.#column = null
  }

  /** Where it is drawn and what it reads; null while there is none. */
  at(scene: Scene, frame: Frame): CrosshairState | null {
    const plot = frame.panes[0]?.plot
    const { candles } = scene
    if (!plot || candles.size === 0 || (this.#column === null && !this.#pointer)) return null
    const column = this.#column ?? plot.columnAt(this.#pointer?.x ?? 0)
    const reading = readColumn(scene, frame.step, column)
    const slot = plot.startOf(column)
    const time = reading?.fromTime ?? candles.timeAt(Math.max(0, slot))
    const x = plot.crisp(plot.middle(column) - plot.hairline / 2) + plot.hairline / 2
    const y = this.#pointer?.y ?? (reading ? plot.y(reading.close) : 0)
    const gap = reading
      ? undefined
      : candles.gaps.find(one => one.fromSlot <= slot && slot < one.fromSlot + one.slots)
    const label = momentLabel(time, candles.intervalMs >= day ? 'utc' : 'local')
    return { place: { x, y, time: label }, reading, missing: gap?.missing ?? 0 }
  }
}
