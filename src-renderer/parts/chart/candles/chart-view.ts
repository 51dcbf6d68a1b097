import type { ChartView } from '@contract'
import type { CandleChart } from '../../../charts/candle-chart'
import type { Candles } from '../../../charts/series/candles'
import type { VisibleRange } from '../../../charts/scales/visible-range'

type Viewed = Pick<CandleChart, 'candles' | 'range'>

/** While the latest candle is in view, the range is saved in slots relative to it, otherwise in times. */
export function viewOf(series: string, { candles, range }: Viewed): ChartView {
  const isFollowing = range.to >= candles.slots
  const mark = (slot: number): number => (isFollowing ? slot - candles.slots : candles.timeAt(slot))
  return { series, isFollowing, from: mark(range.from), to: mark(range.to) }
}

export function rangeOf({ isFollowing, from, to }: ChartView, candles: Candles): VisibleRange {
  const slotOf = (mark: number): number => (isFollowing ? candles.slots + mark : candles.placeOf(mark))
  return { from: slotOf(from), to: slotOf(to) }
}

/** How long the range must stay the same before it is saved, so that a drag is saved only once. */
export const restMs = 400

/**
 * Saves the range that the user has chosen. A range that only moved because candles were added is not
 * reported to it.
 */
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

  /** Call this when the chart closes. */
  flush(): void {
    clearTimeout(this.#timer)
    const view = this.#view
    this.#view = null
    if (view) this.#keep(view)
  }
}
