import type { CandleSeries, Interval } from '@contract'
import { untrack } from 'svelte'
import { SvelteMap } from 'svelte/reactivity'
import { alignedCloses } from '../../../charts/scene/compare'
import { stableColors } from '../../../charts/scene/compared-colors'
import { barBounds } from '../../../charts/series/built-candles'
import type { LineLayer } from '../../../charts/scene/layers'
import type { ChartsState, ChartWatch } from '../../../state/charts.svelte'
import { makeDrawable } from '../candles/chart-model.svelte'
import type { DrawnChart } from '../candles/drawn-chart'
import { m } from '../../../../src-shared/messages/m'

/** With more coins, the colours of their lines would be too similar. */
export const mostCompared = 5

export interface ComparedCoin {
  readonly coin: string
  readonly watch: ChartWatch
  readonly color: `compared-${number}`
  /** One close per candle of the chart, including candles that a replay doesn't show yet. */
  readonly closes: Float64Array | undefined
}

/** The candles of compared coins are refreshed only while they are drawn. */
export class CoinComparison {
  readonly #charts: ChartsState
  readonly #open: DrawnChart
  readonly #watches = new SvelteMap<string, ChartWatch>()
  #colors = stableColors([])

  /** Create during component setup. */
  constructor(charts: ChartsState, open: DrawnChart) {
    this.#charts = charts
    this.#open = open
    $effect(() => {
      const [interval, names] = [open.shown?.interval, this.names]
      untrack(() => this.#watch(interval === undefined ? [] : names, interval))
    })
    $effect(() => () => this.#watch([], undefined))
    // A refresh costs credits, and a replay doesn't show new candles anyway.
    $effect(() => {
      for (const watch of this.#watches.values()) charts.rest(watch, open.replay.running !== null)
    })
    $effect(() => {
      if (open.replay.running) return
      for (const { watch, closes } of this.coins) if (watch.tick && closes) this.#follow(watch, closes)
    })
  }

  readonly names: readonly string[] = $derived.by(() => {
    const { compared, coin } = this.#open.setup
    return compared.filter(other => other !== coin)
  })

  readonly coins: readonly ComparedCoin[] = $derived.by(() => {
    this.#colors = stableColors(this.names, this.#colors)
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

  refusal(coin: string): string | null {
    if (coin === this.#open.setup.coin) return m.comparison.overlay.ownCoin({ coin })
    if (this.names.includes(coin)) return m.comparison.overlay.duplicate({ coin })
    return this.names.length >= mostCompared ? m.comparison.overlay.full({ most: mostCompared }) : null
  }

  /** Makes no call. */
  peek(coin: string): Promise<CandleSeries | null> {
    const interval = this.#open.shown?.interval
    return interval === undefined ? Promise.resolve(null) : this.#charts.peek(coin, interval)
  }

  /** @param loads true to load the candles from the service, which may cost credits */
  async add(coin: string, loads: boolean): Promise<void> {
    if (this.refusal(coin) !== null) return
    const interval = this.#open.shown?.interval
    // The call starts before the coin is added, whose automatic refresh would otherwise load the candles a
    // second time.
    const loading = loads && interval ? this.#charts.load(coin, interval) : null
    this.#open.setup.compare([...this.names, coin])
    await loading
  }

  remove(coin: string): void {
    this.#open.setup.compare(this.names.filter(other => other !== coin))
  }

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
