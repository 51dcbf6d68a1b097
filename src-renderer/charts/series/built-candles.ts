import { at as read } from '../../../src-shared/indicators/columns'
import { Candles, type MovingBar } from './candles'
import { day, week } from '../../../src-shared/time'

/** 1 January 1970 was a Thursday. Weeks begin on Monday. */
const firstMonday = 4 * day

/** When a bar starts and ends, epoch ms. `to` is exclusive. */
export interface BarBounds {
  readonly from: number
  readonly to: number
}

/**
 * By convention, intraday bars restart at midnight UTC, so the last bar of a day may be shorter. Bars of
 * whole days are counted from 1 January 1970, bars of whole weeks from a Monday.
 */
export function barBounds(at: number, lengthMs: number): BarBounds {
  if (lengthMs >= day) {
    const origin = lengthMs % week === 0 ? firstMonday : 0
    const from = origin + Math.floor((at - origin) / lengthMs) * lengthMs
    return { from, to: from + lengthMs }
  }
  const midnight = Math.floor(at / day) * day
  const from = midnight + Math.floor((at - midnight) / lengthMs) * lengthMs
  return { from, to: Math.min(from + lengthMs, midnight + day) }
}

/** Bars that are built from shorter candles. Their length must be a multiple of the source's interval. */
export class BuiltCandles {
  readonly source: Candles
  readonly candles: Candles
  readonly #lengthMs: number

  constructor(source: Candles, lengthMs: number) {
    this.source = source
    this.#lengthMs = lengthMs
    const bars: MovingBar[] = []
    for (let end = source.size; end > 0;) {
      const built = this.#built(end - 1)
      bars.push(built.bar)
      end = built.first
    }
    bars.reverse()
    const column = (name: Exclude<keyof MovingBar, 'provisional'>): Float64Array =>
      Float64Array.from(bars, bar => bar[name])
    const provisional = bars.find(bar => bar.provisional)
    this.candles = new Candles(
      {
        time: column('time'),
        open: column('open'),
        high: column('high'),
        low: column('low'),
        close: column('close'),
        volume: column('volume')
      },
      lengthMs,
      provisional?.time ?? Infinity,
      source.hasOnlyCloses
    )
  }

  /** Adds a bar to the source. Returns the built bar that contains it, or null if it is in the past. */
  tick(bar: MovingBar): MovingBar | null {
    const at = this.source.put(bar)
    return at < 0 ? null : this.#built(at).bar
  }

  /**
   * How many source candles are missing in a range of bars (inclusive). Doesn't count those of the latest bar
   * that aren't due yet.
   */
  missing(firstBar: number, lastBar: number): number {
    const { source, candles } = this
    const newest = read(source.time, source.size - 1) + source.intervalMs
    let missing = 0
    for (let bar = firstBar; bar <= lastBar && bar < candles.size; bar++) {
      const { from, to } = barBounds(read(candles.time, bar), this.#lengthMs)
      const expected = Math.round((Math.min(to, newest) - from) / source.intervalMs)
      missing += Math.max(0, expected - (source.firstFrom(to) - source.firstFrom(from)))
    }
    return missing
  }

  #built(last: number): { readonly bar: MovingBar; readonly first: number } {
    const { source } = this
    const { from } = barBounds(read(source.time, last), this.#lengthMs)
    let [high, low, volume, first] = [-Infinity, Infinity, 0, last]
    for (let at = last; at >= 0 && read(source.time, at) >= from; at--) {
      first = at
      high = Math.max(high, read(source.high, at))
      low = Math.min(low, read(source.low, at))
      volume += read(source.volume, at)
    }
    const close = read(source.close, last)
    const provisional = source.isProvisional(last)
    if (source.hasOnlyCloses) {
      const bar = { time: from, open: close, high: close, low: close, close, volume: NaN, provisional }
      return { bar, first }
    }
    const open = read(source.open, first)
    return { bar: { time: from, open, high, low, close, volume, provisional }, first }
  }
}
