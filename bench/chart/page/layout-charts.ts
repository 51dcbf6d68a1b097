import { CandleChart } from '../../../src-renderer/charts/candle-chart'
import { Candles } from '../../../src-renderer/charts/series/candles'
import { IndicatorFeed, noValues, type IndicatorValues } from '../../../src-renderer/charts/indicators/feed'
import { workerPort } from '../../../src-renderer/charts/indicators/port'
import { panesOf } from '../../../src-renderer/parts/chart/panel/panes'
import type { CandleColumns } from '../../../src-shared/indicators/columns'
import { fiveIndicators as shown } from '../five-indicators'
import { makeCandles } from './market'
import { afterDrawing } from './meter'
import { palette } from './ours'

interface Placed {
  readonly host: HTMLElement
  readonly chart: CandleChart
  readonly columns: CandleColumns
  readonly candles: Candles
  readonly feed: IndicatorFeed
  readonly computed: Promise<void>
  values: ReadonlyMap<string, IndicatorValues>
}

export class LayoutCharts {
  readonly #placed: Placed[]
  #ticks = 0

  constructor(count: number) {
    this.#placed = Array.from({ length: count }, (_, at) => place(at, Math.ceil(Math.sqrt(count))))
  }

  /** How long it takes until every chart shows all of its indicators, ms. */
  async draw(): Promise<number> {
    const begin = performance.now()
    for (const one of this.#placed) {
      one.chart.setPanes(panesOf(true, shown, one.values))
      one.chart.show(one.candles)
      one.feed.load(one.candles, shown)
    }
    // Frames aren't limited here, so checking in each frame would occupy a core.
    await Promise.all(this.#placed.map(({ computed }) => computed))
    await afterDrawing()
    return performance.now() - begin
  }

  tick(): void {
    this.#ticks++
    for (const { chart, columns, feed } of this.#placed) {
      const last = columns.time.length - 1
      const close = columns.close[last]! * (1 + Math.sin(this.#ticks) * 0.002)
      const bar = { time: columns.time[last]!, open: columns.open[last]!, close, volume: NaN }
      const moved = { ...bar, high: Math.max(bar.open, close), low: Math.min(bar.open, close) }
      chart.tick(moved)
      feed.tick(moved)
    }
  }

  close(): void {
    for (const { host, chart, feed } of this.#placed) {
      feed.close()
      chart.dispose()
      host.remove()
    }
  }
}

function place(at: number, perRow: number): Placed {
  const host = document.createElement('div')
  host.style.cssText = `width:${1200 / perRow}px;height:${700 / perRow}px;float:left`
  document.body.append(host)
  const columns = makeCandles(undefined, 1000 + at)
  const chart = new CandleChart(host, palette, { read() {}, ranged() {} })
  let finish = (): void => undefined
  const computed = new Promise<void>(resolve => {
    finish = resolve
  })
  const feed = new IndicatorFeed(workerPort(), {
    computed(values) {
      placed.values = values
      chart.setPanes(panesOf(true, shown, values))
      if (values.size === shown.length) finish()
    },
    moved: bar => chart.touch(bar)
  })
  const placed: Placed = {
    host,
    chart,
    columns,
    candles: new Candles(columns, 60_000),
    feed,
    computed,
    values: noValues
  }
  return placed
}
