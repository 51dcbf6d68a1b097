import type { ChartChoices, ChartView, Interval } from '@contract'
import { chartName } from '../../../state/layout'
import type { LayoutsState } from '../../../state/layouts.svelte'
import { barLength } from './intervals'
import { ChartStyleState } from './chart-style.svelte'
import { IndicatorList, soundIndicators } from './indicator-list.svelte'

const nothingChosen: ChartChoices = {
  coin: null,
  interval: '1h',
  indicators: [],
  look: { style: 'candles', scale: 'linear' }
}

export class ChartSetup {
  /** Position in the layout, 0 to 3. */
  readonly at: number
  readonly #chosen = $derived.by(() => this.#read())
  readonly coin = $derived(this.#chosen.coin)
  /** The coin by whose closes a ratio divides. Undefined without a ratio. */
  readonly over = $derived(this.#chosen.over)
  readonly name = $derived(chartName(this.#chosen))
  /** If bars are built, the interval of the candles they are built from. */
  readonly interval = $derived(this.#chosen.interval)
  /** Length of built bars in minutes. Null if the chart shows the service's candles. */
  readonly built = $derived(this.#chosen.built ?? null)
  readonly bars = $derived(barLength(this.interval, this.built))
  /** Drawn in percent. */
  readonly compared = $derived(this.#chosen.compared ?? [])
  readonly pivots = $derived(this.#chosen.pivots ?? false)
  readonly view = $derived(this.#chosen.view)
  readonly keepView: (view: ChartView) => void
  readonly indicators: IndicatorList
  readonly chartStyle: ChartStyleState
  readonly #read: () => ChartChoices
  readonly #change: (part: Partial<ChartChoices>) => void

  constructor(layouts: LayoutsState, at: number) {
    this.at = at
    const layout = layouts.shown?.id
    this.keepView = view => {
      // The range is saved for the layout to which the chart belongs, even if the user has switched to
      // another one.
      if (layout !== undefined) layouts.keepView(layout, at, view)
    }
    this.#read = () => layouts.shown?.charts[at] ?? nothingChosen
    this.#change = part => layouts.changeChart(at, part)
    const saved = $derived(this.#chosen.indicators)
    this.indicators = new IndicatorList(
      () => soundIndicators(saved),
      indicators => this.#change({ indicators })
    )
    this.chartStyle = new ChartStyleState(
      () => this.#chosen.look,
      look => this.#change({ look })
    )
  }

  showCoin(coin: string): void {
    this.#change({ coin })
  }

  showRatio(coin: string, over: string): void {
    this.#change({ coin, over })
  }

  compare(compared: readonly string[]): void {
    this.#change({ compared })
  }

  showPivots(pivots: boolean): void {
    this.#change({ pivots })
  }

  showInterval(interval: Interval): void {
    this.#change({ interval, built: null })
  }

  showBuilt(interval: Interval, built: number): void {
    this.#change({ interval, built })
  }
}
