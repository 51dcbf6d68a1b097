import { tick as drawn } from 'svelte'
import type { IndicatorBar } from '../../../../src-shared/indicators/columns'
import type { CandleChart } from '../../../charts/candle-chart'
import type { Candles } from '../../../charts/series/candles'
import { Viewport } from '../../../charts/scales/viewport'
import type { VisibleRange } from '../../../charts/scales/visible-range'
import { ReplayRecording } from './recording'
import { Replay } from './replay.svelte'

export interface ReplayedChart {
  chart(): CandleChart | null
  liveCandles(): Candles | undefined
  /** The range button that is pressed. Null if the user has panned or zoomed since. */
  rangeChosen(): string | null
  /** Adds a bar to the chart and updates everything that is calculated from the candles. */
  put(bar: IndicatorBar): void
  /** Stops or restarts the refresh of the live candles, which the replay hides. */
  rest(isResting: boolean): void
  showRangeNamed(label: string): void
}

interface View {
  readonly range: VisibleRange
  readonly candles: Candles
  readonly chosen: string | null
}

/** Where the current bar is when the replay starts, as a share of the chart's width. */
const place = 0.8

export class ReplayControl {
  isChoosing = $state(false)
  running = $state.raw<Replay | null>(null)
  readonly #chart: ReplayedChart
  #before: View | null = null

  constructor(chart: ReplayedChart) {
    this.#chart = chart
  }

  choose(): void {
    this.isChoosing = true
  }

  /** Makes no call. */
  async begin(time: number): Promise<void> {
    const [chart, candles] = [this.#chart.chart(), this.#chart.liveCandles()]
    this.isChoosing = false
    if (!chart || !candles || candles.size < 2) return
    const range = this.running ? chart.range : this.#keepView(chart, candles)
    this.running?.pause()
    const recording = this.running?.recording ?? new ReplayRecording(candles)
    this.running = new Replay(recording, recording.barAt(time), bar => this.#chart.put(bar))
    this.#chart.rest(true)
    await drawn()
    const width = range.to - range.from
    const { slots } = this.running?.candles ?? candles
    chart.setRange({ from: slots - width * place, to: slots + width * (1 - place) })
  }

  async leave(): Promise<void> {
    const before = this.#before
    if (this.isChoosing || !this.running) {
      this.isChoosing = false
      return
    }
    this.end()
    await drawn()
    const [chart, candles] = [this.#chart.chart(), this.#chart.liveCandles()]
    if (!before || !chart || !candles) return
    if (before.chosen !== null) return this.#chart.showRangeNamed(before.chosen)
    const view = new Viewport(before.candles)
    view.set(before.range)
    view.renew(candles)
    chart.setRange(view.range)
  }

  /** Doesn't restore the previous range, because the chart now shows another series or none. */
  end(): void {
    this.isChoosing = false
    if (!this.running) return
    this.running.pause()
    this.running = null
    this.#before = null
    this.#chart.rest(false)
  }

  #keepView(chart: CandleChart, candles: Candles): VisibleRange {
    const { range } = chart
    // Keeps a copy, because new prices would change the live candles.
    this.#before = {
      range,
      candles: new ReplayRecording(candles).until(candles.size - 1),
      chosen: this.#chart.rangeChosen()
    }
    return range
  }
}
