import {
  at as read,
  withRoom,
  type IndicatorBar,
  type CandleColumns
} from '../../../src-shared/indicators/columns'

/** A stretch without candles. On the axis, a long gap is only `slots` wide instead of `missing`. */
export interface Gap {
  /** Index of the bar after the gap. */
  readonly bar: number
  readonly fromSlot: number
  readonly slots: number
  readonly missing: number
}

/** Longer gaps are shortened, so that a month without candles doesn't push everything else off the screen. */
export const longestGapInSlots = 12

const headroom = 512
const names = ['time', 'open', 'high', 'low', 'close', 'volume'] as const

export interface MovingBar extends IndicatorBar {
  /** True if the bar is built from quotes, because the service has no candle for this time yet. */
  readonly provisional?: boolean
}

/**
 * The axis has a slot for every interval, so that missing candles are visible as gaps. Only the first `size`
 * entries of the arrays are valid.
 */
export class Candles implements CandleColumns {
  readonly intervalMs: number
  size: number
  time: Float64Array
  open: Float64Array
  high: Float64Array
  low: Float64Array
  close: Float64Array
  volume: Float64Array
  slot: Int32Array
  readonly gaps: Gap[] = []
  /** Bars that open at or after this time (epoch ms) are built from quotes. */
  provisionalFrom: number
  /** True for a ratio of two coins: open, high and low equal the close, and there is no volume. */
  readonly hasOnlyCloses: boolean

  constructor(columns: CandleColumns, intervalMs: number, provisionalFrom = Infinity, hasOnlyCloses = false) {
    this.intervalMs = intervalMs
    this.hasOnlyCloses = hasOnlyCloses
    this.provisionalFrom = provisionalFrom
    this.size = columns.time.length
    const room = this.size + headroom
    this.slot = new Int32Array(room)
    this.time = withRoom(columns.time, room)
    this.open = withRoom(columns.open, room)
    this.high = withRoom(columns.high, room)
    this.low = withRoom(columns.low, room)
    this.close = withRoom(columns.close, room)
    this.volume = withRoom(columns.volume, room)
    for (let bar = 0; bar < this.size; bar++) this.#place(bar)
  }

  get slots(): number {
    return this.size === 0 ? 0 : read(this.slot, this.size - 1) + 1
  }

  get lastClose(): number {
    return read(this.close, this.size - 1)
  }

  get hasVolume(): boolean {
    for (let bar = this.size - 1; bar >= 0; bar--) if (read(this.volume, bar) > 0) return true
    return false
  }

  /**
   * A replaced bar keeps its volume if the new one has none. Returns the index, or -1 for an earlier bar,
   * which is ignored.
   */
  put(bar: MovingBar): number {
    const last = this.size - 1
    const lastTime = read(this.time, last)
    if (bar.time < lastTime) return -1
    const at = bar.time === lastTime ? last : this.size
    if (at === this.slot.length) this.#grow()
    const volume = Number.isNaN(bar.volume) && at === last ? read(this.volume, at) : bar.volume
    for (const name of names) this[name][at] = bar[name]
    this.volume[at] = volume
    if (bar.provisional && bar.time < this.provisionalFrom) this.provisionalFrom = bar.time
    if (at === this.size) {
      this.size++
      this.#place(at)
    }
    return at
  }

  bar(at: number): IndicatorBar | null {
    if (at < 0 || at >= this.size) return null
    return {
      time: read(this.time, at),
      open: read(this.open, at),
      high: read(this.high, at),
      low: read(this.low, at),
      close: read(this.close, at),
      volume: read(this.volume, at)
    }
  }

  isProvisional(at: number): boolean {
    return read(this.time, at) >= this.provisionalFrom
  }

  /** Index of the first bar built from quotes, or `size` if there is none. */
  get firstProvisional(): number {
    let bar = this.size
    while (bar > 0 && this.isProvisional(bar - 1)) bar--
    return bar
  }

  /** Index of the last bar at or before a slot, -1 if there is none. */
  barAt(slot: number): number {
    let low = 0
    let high = this.size
    while (low < high) {
      const middle = (low + high) >> 1
      if (read(this.slot, middle) <= slot) low = middle + 1
      else high = middle
    }
    return low - 1
  }

  /** The slot of the first bar at or after a time, `slots` if there is none. */
  slotOf(time: number): number {
    const bar = this.firstFrom(time)
    return bar === this.size ? this.slots : read(this.slot, bar)
  }

  /** The opening time of a slot, also after the last bar. Times within a shortened gap may have no slot. */
  timeAt(slot: number): number {
    const bar = Math.max(0, this.barAt(slot))
    return read(this.time, bar) + (slot - read(this.slot, bar)) * this.intervalMs
  }

  /** The inverse of `timeAt`, with fractions, also before the first and after the last bar. */
  placeOf(time: number): number {
    if (this.size === 0) return NaN
    const next = this.firstFrom(time)
    if (next < this.size && read(this.time, next) === time) return read(this.slot, next)
    const bar = Math.max(0, next - 1)
    const place = read(this.slot, bar) + (time - read(this.time, bar)) / this.intervalMs
    // In a shortened gap, a time that has no slot is placed at the end of the gap.
    return next === 0 || next === this.size ? place : Math.min(place, read(this.slot, next))
  }

  /** Index of the first bar at or after a time, or `size` if there is none. */
  firstFrom(time: number): number {
    let low = 0
    let high = this.size
    while (low < high) {
      const middle = (low + high) >> 1
      if (read(this.time, middle) < time) low = middle + 1
      else high = middle
    }
    return low
  }

  #place(bar: number): void {
    if (bar === 0) {
      this.slot[0] = 0
      return
    }
    const before = read(this.slot, bar - 1)
    const step = (read(this.time, bar) - read(this.time, bar - 1)) / this.intervalMs
    const missing = Math.max(0, Math.round(step) - 1)
    const slots = Math.min(missing, longestGapInSlots)
    this.slot[bar] = before + slots + 1
    if (missing > 0) this.gaps.push({ bar, fromSlot: before + 1, slots, missing })
  }

  #grow(): void {
    const room = this.slot.length + Math.max(headroom, this.slot.length >> 2)
    const slot = new Int32Array(room)
    slot.set(this.slot)
    this.slot = slot
    for (const name of names) this[name] = withRoom(this[name], room)
  }
}
