import { at as read, withRoom, type Bar, type CandleColumns } from '../../../src-shared/indicators/columns'

/** A stretch without candles. On the axis it is `slots` wide, which is less than `missing` for a long one. */
export interface Gap {
  /** The bar after the gap. */
  readonly bar: number
  readonly fromSlot: number
  readonly slots: number
  readonly missing: number
}

/** A month without candles must be seen, but must not push everything else off the screen. */
export const longestGapInSlots = 12

const headroom = 512
const names = ['time', 'open', 'high', 'low', 'close', 'volume'] as const

/** The bar that moves, as told by quotes. */
export interface MovingBar extends Bar {
  /** It is built from quotes alone: the service has no candle of its time yet. */
  readonly provisional?: boolean
}

/**
 * The candles of one chart and their places on its axis. The axis counts slots, one an interval, so that a
 * missing stretch stays visible; a very long one is drawn shorter than it was. Columns have spare room at
 * the end: only the first `size` entries mean something.
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
  /** Each bar's place on the axis, ascending. */
  slot: Int32Array
  readonly gaps: Gap[] = []
  /** Bars at this opening time and later are provisional. */
  provisionalFrom: number

  constructor(columns: CandleColumns, intervalMs: number, provisionalFrom = Infinity) {
    this.intervalMs = intervalMs
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

  /** Slots on the axis up to and with the last bar. */
  get slots(): number {
    return this.size === 0 ? 0 : read(this.slot, this.size - 1) + 1
  }

  /** NaN when there is none. */
  get lastClose(): number {
    return read(this.close, this.size - 1)
  }

  get hasVolume(): boolean {
    for (let bar = this.size - 1; bar >= 0; bar--) if (read(this.volume, bar) > 0) return true
    return false
  }

  /**
   * Takes the bar that moves: replaces the last one of the same time or is appended. A replaced bar keeps its
   * volume when the new one has none. Answers with the bar's index; -1 for a bar of the past, which is left alone.
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

  bar(at: number): Bar | null {
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

  /** The index of the first provisional bar; `size` when all are the service's. */
  get firstProvisional(): number {
    let bar = this.size
    while (bar > 0 && this.isProvisional(bar - 1)) bar--
    return bar
  }

  /** The last bar at or before a slot; -1 when the slot lies before all bars. */
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

  /** The slot of the first bar at or after a time; `slots` when there is none. */
  slotOf(time: number): number {
    const bar = this.firstFrom(time)
    return bar === this.size ? this.slots : read(this.slot, bar)
  }

  /** The opening time a slot stands for; it goes on past the last bar, and steps over what a long gap left out. */
  timeAt(slot: number): number {
    const bar = Math.max(0, this.barAt(slot))
    return read(this.time, bar) + (slot - read(this.slot, bar)) * this.intervalMs
  }

  /** The slot a time falls into, and how far into it: the other way round from `timeAt`. Times before and after all bars have one too. */
  placeOf(time: number): number {
    if (this.size === 0) return NaN
    const next = this.firstFrom(time)
    if (next < this.size && read(this.time, next) === time) return read(this.slot, next)
    const bar = Math.max(0, next - 1)
    const place = read(this.slot, bar) + (time - read(this.time, bar)) / this.intervalMs
    // What a long gap left out has its place at the end of it.
    return next === 0 || next === this.size ? place : Math.min(place, read(this.slot, next))
  }

  /** The first bar at or after a time; `size` when there is none. */
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
