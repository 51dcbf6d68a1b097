import {
  CandlestickSeries,
  createChart,
  HistogramSeries,
  LineSeries,
  type IChartApi,
  type ISeriesApi,
  type UTCTimestamp
} from 'lightweight-charts'
import type { IndicatorBar, CandleColumns } from '../../../src-shared/indicators/columns'
import { averageColors, averagePeriods, colors, type Average, type Contender } from './contender'

const seconds = (ms: number): UTCTimestamp => (ms / 1000) as UTCTimestamp

/** lightweight-charts, set up as documented for best performance. */
export class Peer implements Contender {
  #chart: IChartApi | null = null
  #candles: ISeriesApi<'Candlestick'> | null = null
  #volume: ISeriesApi<'Histogram'> | null = null
  #averages: { line: ISeriesApi<'Line'>; average: Average }[] = []

  open(host: HTMLElement, columns: CandleColumns, averages: readonly Average[]): void {
    const chart = createChart(host, {
      width: host.clientWidth,
      height: host.clientHeight,
      layout: { background: { color: colors.ground }, textColor: colors.text, attributionLogo: false },
      grid: { vertLines: { color: colors.grid }, horzLines: { color: colors.grid } },
      // Bars are at least half a pixel wide by default, so 21,600 wouldn't fit. Merging narrow bars is the
      // library's fastest mode.
      timeScale: { minBarSpacing: 0.001, timeVisible: true, enableConflation: true },
      crosshair: { mode: 0 }
    })
    this.#candles = chart.addSeries(CandlestickSeries, {
      upColor: colors.up,
      downColor: colors.down,
      wickUpColor: colors.up,
      wickDownColor: colors.down,
      borderVisible: false
    })
    this.#volume = chart.addSeries(HistogramSeries, { priceScaleId: '', priceFormat: { type: 'volume' } })
    this.#volume.priceScale().applyOptions({ scaleMargins: { top: 0.8, bottom: 0 } })
    const size = columns.time.length
    const bars = Array.from({ length: size }, (_, bar) => ({
      time: seconds(columns.time[bar]!),
      open: columns.open[bar]!,
      high: columns.high[bar]!,
      low: columns.low[bar]!,
      close: columns.close[bar]!
    }))
    this.#candles.setData(bars)
    this.#volume.setData(
      bars.map(({ time, open, close }, bar) => ({
        time,
        value: columns.volume[bar]!,
        color: close >= open ? colors.up : colors.down
      }))
    )
    this.#averages = averages.map((average, index) => {
      const line = chart.addSeries(LineSeries, {
        color: averageColors[index]!,
        lineWidth: 1,
        priceLineVisible: false,
        lastValueVisible: false
      })
      const first = averagePeriods[index]! - 1
      line.setData(bars.slice(first).map(({ time }, at) => ({ time, value: average.values[first + at]! })))
      return { line, average }
    })
    this.#chart = chart
    this.setRange(0, size)
  }

  setRange(from: number, to: number): void {
    this.#chart?.timeScale().setVisibleLogicalRange({ from, to })
  }

  tick(bar: IndicatorBar): void {
    const time = seconds(bar.time)
    const { open, high, low, close, volume } = bar
    this.#candles?.update({ time, open, high, low, close })
    this.#volume?.update({ time, value: volume, color: close >= open ? colors.up : colors.down })
    for (const { line, average } of this.#averages) line.update({ time, value: average.replaceLast(close) })
  }

  close(): void {
    this.#chart?.remove()
    this.#chart = null
    this.#averages = []
  }
}
