import type { IndicatorBar } from './columns'
import type { Stream } from './stream'
import { day } from '../time'

/** The volume-weighted average price since midnight UTC, because crypto has no other trading session. */
export class SessionVwap implements Stream {
  #day = NaN
  /** Money and volume traded before the current candle. */
  #worth = 0
  #volume = 0
  #lastWorth = 0
  #lastVolume = 0

  next(bar: IndicatorBar, isReplaced: boolean, values: Float64Array): void {
    const today = Math.floor(bar.time / day)
    if (!isReplaced) {
      const isSameDay = today === this.#day
      this.#worth = isSameDay ? this.#worth + this.#lastWorth : 0
      this.#volume = isSameDay ? this.#volume + this.#lastVolume : 0
      this.#day = today
    }
    this.#lastWorth = ((bar.high + bar.low + bar.close) / 3) * bar.volume
    this.#lastVolume = bar.volume
    const volume = this.#volume + this.#lastVolume
    if (volume > 0) values[0] = (this.#worth + this.#lastWorth) / volume
  }
}
