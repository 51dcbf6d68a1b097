import type { CandleChart } from '../../charts/candle-chart'
import type { VisibleRange } from '../../charts/visible-range'

type Seen = Pick<CandleChart, 'candles' | 'range' | 'setRange'>

/** What was in view of a series: times, or (where the newest candle was) slots counted from it. */
interface View {
  readonly series: string
  readonly isNewest: boolean
  readonly from: number
  readonly to: number
}

/** What each chart had in view when it was left, for as long as the window is open. */
export class ViewMemory {
  readonly #views = new Map<string, View>()

  /** @param place the chart, whichever series it shows */
  keep(place: string, series: string, { candles, range }: Seen): void {
    const isNewest = range.to >= candles.slots
    const mark = (slot: number): number => (isNewest ? slot - candles.slots : candles.timeAt(slot))
    this.#views.set(place, { series, isNewest, from: mark(range.from), to: mark(range.to) })
  }

  /** Brings back what was in view, if it was of this series. */
  recall(place: string, series: string, chart: Seen): void {
    const view = this.#views.get(place)
    if (view?.series !== series || chart.candles.size === 0) return
    const { candles } = chart
    const slotOf = (mark: number): number => (view.isNewest ? candles.slots + mark : candles.placeOf(mark))
    const range: VisibleRange = { from: slotOf(view.from), to: slotOf(view.to) }
    chart.setRange(range)
  }
}

/** The window's. */
export const viewMemory = new ViewMemory()
