import { untrack } from 'svelte'
import type { CandleChart, ChartListener } from '../../charts/candle-chart'
import type { Candles } from '../../charts/candles'
import type { LegendFacts } from '../../charts/legend-facts'
import { formatMoment } from '../../format/date'
import type { ChartsState } from '../../state/charts.svelte'
import { Settled } from '../../state/settled.svelte'
import { ChartIndicators } from './chart-indicators.svelte'
import { ChartModel } from './chart-model.svelte'
import type { ChartSetup } from './chart-setup.svelte'
import { readingWords } from './chart-words'
import type { RangeButton } from './intervals'

/** Clicking and arrowing through coins and intervals passes many; only the one rested on is worth its candles. */
const settleMs = 200

/**
 * One chart on screen, for all that belong to it: its set-up, its candles, its indicators' values, and the drawing
 * itself once there is one. Make it while a component is set up; it ends with the component.
 */
export class OpenChart {
  readonly setup: ChartSetup
  /** The candles asked for, and what stands in for them; undefined until the first are asked for. */
  model = $state.raw<ChartModel>()
  /** What draws, while there is anything to draw. */
  chart = $state.raw<CandleChart | null>(null)
  /** What was last drawn; may be of a series before the one shown now. */
  facts = $state.raw<LegendFacts | null>(null)
  readonly indicators = new ChartIndicators(bar => this.chart?.touch(bar))
  /** The range last chosen by button, until one moves away from it. */
  range = $state<string | null>(null)
  /** The key of the indicator whose settings are open. */
  adjusted = $state<string | null>(null)
  /** What a screen reader is told. */
  said = $state('')
  #isChoosing = false

  readonly listener: ChartListener = {
    read: facts => {
      this.facts = facts
    },
    ranged: () => {
      if (!this.#isChoosing) this.range = null
    }
  }

  constructor(charts: ChartsState, setup: ChartSetup) {
    this.setup = setup
    const settled = new Settled(
      () => (setup.coin === null ? null : `${setup.interval} ${setup.coin}`),
      settleMs
    )
    $effect(() => {
      const opened = settled.value === null ? undefined : untrack(() => this.#ask(charts))
      this.model = opened
      // Another series is seen from its own newest candle, whatever range the last one was given.
      this.range = null
      return () => opened?.close()
    })
    $effect(() => this.model?.followLock())
    $effect(() => this.indicators.follow(this.candles, setup.indicators.items))
    $effect(() => {
      if (this.model?.tick) this.indicators.tick(this.model.tick)
    })
    $effect(() => () => this.indicators.close())
  }

  #ask(charts: ChartsState): ChartModel | undefined {
    const { coin, interval } = this.setup
    return coin === null ? undefined : new ChartModel(charts, coin, interval)
  }

  /** What is drawn: the series asked for, or the daily one that stands in. */
  get shown(): ChartModel['shown'] | undefined {
    return this.model?.shown
  }

  get candles(): Candles | undefined {
    return this.model?.checked?.candles
  }

  get hasCandles(): boolean {
    return (this.candles?.size ?? 0) > 0
  }

  get hasVolume(): boolean {
    return this.candles?.hasVolume ?? false
  }

  /** From the first candle held to the last, ms. */
  get heldMs(): number {
    const { candles } = this
    return candles && candles.size > 1 ? candles.timeAt(candles.slots) - candles.timeAt(0) : 0
  }

  showRange({ spanMs, label }: RangeButton): void {
    this.#isChoosing = true
    if (spanMs === null) this.chart?.fit()
    else this.chart?.showLast(spanMs)
    this.#isChoosing = false
    this.range = label
  }

  /** Says the candle the crosshair was moved to by key. */
  sayReading(): void {
    requestAnimationFrame(() => {
      const reading = this.facts?.reading
      if (reading) this.said = readingWords(reading, formatMoment(reading.fromTime))
    })
  }
}
