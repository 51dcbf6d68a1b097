import type { IndicatorBar, CandleColumns } from '../../../src-shared/indicators/columns'
import { CandleChart } from '../../../src-renderer/charts/candle-chart'
import { Candles } from '../../../src-renderer/charts/series/candles'
import { pricePane, volumePane } from '../../../src-renderer/charts/scene/candle-panes'
import type { Palette } from '../../../src-renderer/charts/scene/palette'
import { averageColors, colors, type Average, type Contender } from './contender'

export const palette: Palette = {
  font: 'sans-serif',
  fontSize: 12,
  surface: colors.ground,
  text: '#e8ebef',
  textQuiet: colors.text,
  grid: colors.grid,
  line: colors.line,
  crosshair: '#6e7782',
  tag: '#20262d',
  tagText: '#e8ebef',
  up: colors.up,
  down: colors.down,
  accent: '#72a7eb',
  trouble: '#ec7c99',
  credit: '#ebb353',
  hues: [],
  compared: [],
  onUpDown: colors.ground
}

export class Ours implements Contender {
  #chart: CandleChart | null = null
  #averages: readonly Average[] = []

  open(host: HTMLElement, columns: CandleColumns, averages: readonly Average[]): void {
    this.#averages = averages
    const chart = new CandleChart(host, palette, { read() {}, ranged() {} })
    const lines = this.#averages.map(({ values }, index) => ({
      kind: 'line' as const,
      values,
      color: averageColors[index]!,
      width: 1,
      dash: 'solid' as const,
      shift: 0
    }))
    chart.setPanes([pricePane('candles', lines, 4), volumePane])
    chart.show(new Candles(columns, 60_000))
    chart.fit()
    chart.flush()
    this.#chart = chart
  }

  setRange(from: number, to: number): void {
    this.#chart?.setRange({ from, to })
  }

  tick(bar: IndicatorBar): void {
    for (const average of this.#averages) average.replaceLast(bar.close)
    this.#chart?.tick(bar)
  }

  close(): void {
    this.#chart?.dispose()
    this.#chart = null
    this.#averages = []
  }
}
