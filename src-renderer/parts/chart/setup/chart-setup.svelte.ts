import type { ChartChoices, ChartView, Interval } from '@contract'
import type { LayoutsState } from '../../../state/layouts.svelte'
import { barLength } from './intervals'
import { ChartLook } from './chart-look.svelte'
import { IndicatorList, soundIndicators } from './indicator-list.svelte'

const nothingChosen: ChartChoices = {
  coin: null,
  interval: '1h',
  indicators: [],
  look: { style: 'candles', scale: 'linear' }
}

/**
 * The set-up of one chart of the layout on screen, to be read and changed by whatever belongs to that chart. It holds
 * nothing itself: the layout does, and each change goes there.
 */
export class ChartSetup {
  /** The chart's place in the layout, 0 to 3. */
  readonly at: number
  readonly #chosen = $derived.by(() => this.#read())
  /** null = none chosen yet. */
  readonly coin = $derived(this.#chosen.coin)
  /** The service's interval whose candles are asked for. */
  readonly interval = $derived(this.#chosen.interval)
  /** Minutes of the bars built from those; null = they are shown themselves. */
  readonly built = $derived(this.#chosen.built ?? null)
  readonly bars = $derived(barLength(this.interval, this.built))
  /** Coins drawn beside it, in percent. */
  readonly compared = $derived(this.#chosen.compared ?? [])
  /** Support and resistance of the last closed day or week are drawn. */
  readonly pivots = $derived(this.#chosen.pivots ?? false)
  /** Where one was last looking, if anywhere. */
  readonly view = $derived(this.#chosen.view)
  readonly keepView: (view: ChartView) => void
  readonly indicators: IndicatorList
  readonly look: ChartLook
  readonly #read: () => ChartChoices
  readonly #change: (part: Partial<ChartChoices>) => void

  constructor(layouts: LayoutsState, at: number) {
    this.at = at
    const layout = layouts.shown?.id
    this.keepView = view => {
      // The layout it was looked at on may have been left meanwhile.
      if (layout !== undefined) layouts.keepView(layout, at, view)
    }
    this.#read = () => layouts.shown?.charts[at] ?? nothingChosen
    this.#change = part => layouts.changeChart(at, part)
    const kept = $derived(this.#chosen.indicators)
    this.indicators = new IndicatorList(
      () => soundIndicators(kept),
      indicators => this.#change({ indicators })
    )
    this.look = new ChartLook(
      () => this.#chosen.look,
      look => this.#change({ look })
    )
  }

  showCoin(coin: string): void {
    this.#change({ coin })
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

  /** Shows bars of so many minutes, built from the candles of an interval. */
  showBuilt(interval: Interval, built: number): void {
    this.#change({ interval, built })
  }
}
