import type { CandleSeries, Interval } from '@contract'
import { untrack } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import { alignedCloses } from '../../../charts/scene/compare'
import { keptColors } from '../../../charts/scene/compared-colors'
import { barBounds } from '../../../charts/series/built-candles'
import type { LineLayer } from '../../../charts/scene/layers'
import type { ChartsState, ChartWatch } from '../../../state/charts.svelte'
import { makeDrawable } from '../candles/chart-model.svelte'
import type { DrawnChart } from '../candles/drawn-chart'
import { m } from '../../../../src-shared/messages/m'

/** More lines than this nobody tells apart. */
export const mostCompared = 5

/** One coin beside the chart's own. */
export interface ComparedCoin {
  readonly coin: string
  readonly watch: ChartWatch
  /** Which of the palette's colours it has as long as it is compared. */
  readonly color: `compared-${number}`
  /** Its closes at the times of all the chart's candles, also of those a replay does not show yet; undefined until they are known. */
  readonly closes: Float64Array | undefined
}

/** Coins drawn beside a chart's own, in percent. Their candles are kept fresh while they are drawn, and no longer. */
export class Comparison {
  readonly #charts: ChartsState
  readonly #open: DrawnChart
  readonly #watches = new SvelteMap<string, ChartWatch>()
  #colors = keptColors([])

  /** Make it while a component is set up. */
  constructor(charts: ChartsState, open: DrawnChart) {
    this.#charts = charts
    this.#open = open
    $effect(() => {
      const [interval, names] = [open.shown?.interval, this.names]
      untrack(() => this.#watch(interval === undefined ? [] : names, interval))
    })
    $effect(() => () => this.#watch([], undefined))
    // A replay shows what was recorded: fresh candles would cost credits nobody sees.
    $effect(() => {
      for (const watch of this.#watches.values()) charts.rest(watch, open.replay.running !== null)
    })
    $effect(() => {
      // What is told now is later than anything a replay shows.
      if (open.replay.running) return
      for (const { watch, closes } of this.coins) if (watch.tick && closes) this.#follow(watch, closes)
    })
  }

  /** The coins compared, without the chart's own. */
  readonly names: readonly string[] = $derived.by(() => {
    const { compared, coin } = this.#open.setup
    return compared.filter(other => other !== coin)
  })

  readonly coins: readonly ComparedCoin[] = $derived.by(() => {
    this.#colors = keptColors(this.names, this.#colors)
    return this.names.flatMap(coin => {
      const watch = this.#watches.get(coin)
      if (!watch) return []
      const color = `compared-${this.#colors.get(coin) ?? 0}` as const
      return [{ coin, watch, color, closes: closesOf(watch.series.value, this.#open) }]
    })
  })

  readonly layers: readonly LineLayer[] = $derived.by(() =>
    this.coins.flatMap(({ coin, color, closes }) =>
      closes
        ? [
            {
              kind: 'line' as const,
              values: closes,
              color,
              width: 2,
              dash: 'solid' as const,
              shift: 0,
              coin
            }
          ]
        : []
    )
  )

  /** Why a coin cannot be compared, for a person; null when it can. */
  refusal(coin: string): string | null {
    if (coin === this.#open.setup.coin) return m.comparison.chartOwnCoin({ coin })
    if (this.names.includes(coin)) return m.comparison.comparedAlready({ coin })
    return this.names.length >= mostCompared ? m.comparison.chartComparesMostCoins({ mostCompared }) : null
  }

  /** The candles of a coin as they are held, with the price of asking for them; no call. */
  peek(coin: string): Promise<CandleSeries | null> {
    const interval = this.#open.shown?.interval
    return interval === undefined ? Promise.resolve(null) : this.#charts.peek(coin, interval)
  }

  /** @param asks its candles are asked of the service now, for their price */
  async add(coin: string, asks: boolean): Promise<void> {
    if (this.refusal(coin) !== null) return
    const interval = this.#open.shown?.interval
    // Asked first: once it is on screen its candles are kept fresh, and would be asked for a second time.
    const asked = asks && interval ? this.#charts.load(coin, interval) : null
    this.#open.setup.compare([...this.names, coin])
    await asked
  }

  remove(coin: string): void {
    this.#open.setup.compare(this.names.filter(other => other !== coin))
  }

  /** Has these and no others kept fresh; what stays is not read anew. */
  #watch(names: readonly string[], interval: Interval | undefined): void {
    for (const [coin, watch] of [...this.#watches]) {
      if (names.includes(coin) && watch.interval === interval) continue
      this.#charts.close(watch)
      this.#watches.delete(coin)
    }
    if (interval === undefined) return
    for (const coin of names)
      if (!this.#watches.has(coin)) this.#watches.set(coin, this.#charts.open(coin, interval))
  }

  /** The other coin's bar moved: its line moves where the chart has a candle of that time. */
  #follow({ tick: moved }: ChartWatch, closes: Float64Array): void {
    const { bars, candles, chart } = this.#open
    if (!moved || !candles || !chart) return
    const time = bars?.isBuilt ? barBounds(moved.time, bars.ms).from : moved.time
    const bar = candles.barAt(candles.slotOf(time))
    if (bar < 0 || candles.time[bar] !== time) return
    closes[bar] = moved.close
    chart.touch(bar)
  }
}

function closesOf(
  series: CandleSeries | undefined,
  { allCandles: candles, bars }: DrawnChart
): Float64Array | undefined {
  if (!series || !candles || series.time.length === 0) return undefined
  return alignedCloses(candles, makeDrawable(series, bars).candles)
}
