import type { ChartView } from '@contract'
import type { CandleChart } from '../../../charts/candle-chart'
import type { Candles } from '../../../charts/series/candles'
import type { VisibleRange } from '../../../charts/scales/visible-range'

type Seen = Pick<CandleChart, 'candles' | 'range'>

/** What is in view of a series. Where the newest candle is, that is what is followed: it is so many slots from it. */
export function viewOf(series: string, { candles, range }: Seen): ChartView {
  const isFollowing = range.to >= candles.slots
  const mark = (slot: number): number => (isFollowing ? slot - candles.slots : candles.timeAt(slot))
  return { series, isFollowing, from: mark(range.from), to: mark(range.to) }
}

/** Where the same view is among the candles of today. */
export function rangeOf({ isFollowing, from, to }: ChartView, candles: Candles): VisibleRange {
  const slotOf = (mark: number): number => (isFollowing ? candles.slots + mark : candles.placeOf(mark))
  return { from: slotOf(from), to: slotOf(to) }
}

/** One drag is many moves; what is kept is where it came to rest. */
export const restMs = 400

/** Keeps what a person looks at, once they rest there. Candles that come and ticks are no moves. */
export class ViewKeeper {
  readonly #keep: (view: ChartView) => void
  #view: ChartView | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(keep: (view: ChartView) => void) {
    this.#keep = keep
  }

  moved(view: ChartView): void {
    this.#view = view
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.flush(), restMs)
  }

  /** Keeps at once what was still to be kept: the chart is being left. */
  flush(): void {
    clearTimeout(this.#timer)
    const view = this.#view
    this.#view = null
    if (view) this.#keep(view)
  }
}
