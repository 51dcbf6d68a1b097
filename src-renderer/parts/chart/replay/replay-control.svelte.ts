import { tick as drawn } from 'svelte'
import type { Bar } from '../../../../src-shared/indicators/columns'
import type { CandleChart } from '../../../charts/candle-chart'
import type { Candles } from '../../../charts/series/candles'
import { Viewport } from '../../../charts/scales/viewport'
import type { VisibleRange } from '../../../charts/scales/visible-range'
import { Recording } from './recording'
import { Replay } from './replay.svelte'

/** What a replay needs of the chart it runs on. */
export interface ReplayedChart {
  chart(): CandleChart | null
  /** The candles shown while nothing is replayed. */
  liveCandles(): Candles | undefined
  /** The range last chosen by button. */
  rangeChosen(): string | null
  /** Has one more bar drawn, and computed with. */
  put(bar: Bar): void
  /** Whether the candles need not be kept fresh: nobody sees them. */
  rest(isResting: boolean): void
  showRangeNamed(label: string): void
}

/** What was in view before. */
interface View {
  readonly range: VisibleRange
  readonly candles: Candles
  readonly chosen: string | null
}

/** Where the bar shown last stands at first, as a part of the width: behind it there is room for what comes. */
const place = 0.8

/** Whether a chart is replayed, from where, and what it showed before. */
export class ReplayControl {
  /** A person is about to point at the bar to begin at. */
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

  /** Begins at the bar a time falls into. Needs no call: what is replayed is here. */
  async begin(time: number): Promise<void> {
    const [chart, candles] = [this.#chart.chart(), this.#chart.liveCandles()]
    this.isChoosing = false
    if (!chart || !candles || candles.size < 2) return
    const range = this.running ? chart.range : this.#keepView(chart, candles)
    this.running?.pause()
    const recording = this.running?.recording ?? new Recording(candles)
    this.running = new Replay(recording, recording.barAt(time), bar => this.#chart.put(bar))
    this.#chart.rest(true)
    await drawn()
    const width = range.to - range.from
    const { slots } = this.running?.candles ?? candles
    chart.setRange({ from: slots - width * place, to: slots + width * (1 - place) })
  }

  /** Back to the live candles, seen as they were seen before; from choosing, back to where it was chosen from. */
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

  /** Ends without looking back: another series is shown, or none. */
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
    // A copy: ticks that come meanwhile must not count as having been seen.
    this.#before = {
      range,
      candles: new Recording(candles).until(candles.size - 1),
      chosen: this.#chart.rangeChosen()
    }
    return range
  }
}
