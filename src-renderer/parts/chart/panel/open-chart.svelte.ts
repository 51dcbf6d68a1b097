import { untrack } from 'svelte'
import { lastClosedPeriod } from '../../../../src-shared/closed-period'
import type { Bar } from '../../../../src-shared/indicators/columns'
import type { CandleChart, ChartListener } from '../../../charts/candle-chart'
import type { Candles, MovingBar } from '../../../charts/series/candles'
import type { VisibleRange } from '../../../charts/scales/visible-range'
import type { LegendFacts } from '../../../charts/legend-facts'
import { formatMoment } from '../../../../src-shared/format/date'
import type { ChartsState } from '../../../state/charts.svelte'
import type { Mirror } from '../../../state/mirror'
import { Settled } from '../../../state/settled.svelte'
import { ServiceOverlays } from '../service-comparison/service-overlays.svelte'
import { ChartIndicators } from '../indicators/chart-indicators.svelte'
import { ChartModel } from '../candles/chart-model.svelte'
import { Comparison } from '../compare/comparison.svelte'
import type { ChartSetup } from '../setup/chart-setup.svelte'
import { readingWords } from '../candles/chart-words'
import { rangeButtons, type BarLength, type RangeButton } from '../setup/intervals'
import type { ChartLinks } from './chart-links'
import { ReplayControl } from '../replay/replay-control.svelte'
import { rangeOf, viewOf, ViewKeeper } from '../candles/chart-view'

/**
 * Clicking and arrowing through coins and intervals passes many: what is held of the first is drawn at once, and only the one
 * rested on is worth the credits of its candles.
 */
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
  readonly comparison: Comparison
  readonly service: ServiceOverlays
  /** What support and resistance are counted from, while they are shown. */
  readonly closedPeriod = $derived.by(() => {
    const { candles, setup } = this
    // The bar that moves may be the first of a new day.
    void this.tick
    const counted = this.replay.running ? candles : (this.model?.checked?.built?.source ?? candles)
    return counted && setup.pivots ? lastClosedPeriod(counted, counted.intervalMs) : null
  })
  /** The range last chosen by button, until one moves away from it. */
  range = $state<string | null>(null)
  /** The key of the indicator whose settings are open. */
  adjusted = $state<string | null>(null)
  readonly replay = new ReplayControl({
    chart: () => this.chart,
    liveCandles: () => this.liveCandles,
    rangeChosen: () => this.range,
    put: bar => this.#put(bar),
    rest: isResting => this.model?.rest(isResting),
    showRangeNamed: label => {
      const button = rangeButtons.find(one => one.label === label)
      if (button) this.showRange(button)
    }
  })
  /** What is in view, in slots; null until something is drawn. */
  seen = $state.raw<VisibleRange | null>(null)
  /** What a screen reader is told. */
  said = $state('')
  #isChoosing = false
  readonly #links: ChartLinks | null
  /** Nothing was drawn yet: what was in view when the chart was left comes back. */
  #isFresh = true
  readonly #views: ViewKeeper

  readonly listener: ChartListener = {
    read: facts => {
      this.facts = facts
      // At another width more or less is in view, though nobody moved.
      this.seen = this.chart?.range ?? null
    },
    ranged: (range, isMoved) => {
      this.seen = range
      if (!this.#isChoosing) this.range = null
      this.#remember(isMoved)
      this.#links?.ranged(this, isMoved)
    },
    pointed: time => this.#links?.pointed(this, time)
  }

  constructor(
    { charts, serviceComparison }: Pick<Mirror, 'charts' | 'serviceComparison'>,
    setup: ChartSetup,
    links: ChartLinks | null = null
  ) {
    this.setup = setup
    this.#links = links
    this.#views = new ViewKeeper(setup.keepView)
    this.comparison = new Comparison(charts, this)
    this.service = new ServiceOverlays(serviceComparison, this)
    $effect(() => links?.join(this))
    const settled = new Settled(
      () => (setup.coin === null ? null : `${setup.bars.label} ${setup.interval} ${setup.coin}`),
      settleMs
    )
    $effect(() => {
      const opened = settled.value === null ? undefined : untrack(() => this.#ask(charts, !settled.isStill))
      this.model = opened
      // Another series is seen from its own newest candle, whatever range the last one was given.
      this.range = null
      return () => opened?.close()
    })
    $effect(() => {
      if (settled.isStill && untrack(() => !this.replay.running)) this.model?.rest(false)
    })
    $effect(() => this.model?.followLock())
    $effect(() => {
      // A replay is of one series; of another there is nothing recorded yet.
      const isShown = this.shown !== undefined
      return () => isShown && untrack(() => this.replay.end())
    })
    $effect(() => this.indicators.follow(this.candles, setup.indicators.items))
    $effect(() => {
      const tick = this.replay.running ? null : this.model?.tick
      if (tick) this.indicators.tick(tick)
    })
    $effect(() => () => {
      this.#views.flush()
      this.replay.end()
      this.indicators.close()
    })
  }

  #remember(isMoved: boolean): void {
    const { chart, shown, setup } = this
    if (!chart || !shown || this.replay.running || chart.candles.size === 0) return
    const series = `${shown.coin} ${this.bars?.label ?? shown.interval}`
    const isFirst = this.#isFresh
    this.#isFresh = false
    const { view } = setup
    if (isMoved) this.#views.moved(viewOf(series, chart))
    else if (isFirst && view?.series === series) chart.showAs(candles => rangeOf(view, candles))
  }

  #ask(charts: ChartsState, isPassing: boolean): ChartModel | undefined {
    const { coin, interval, built } = this.setup
    return coin === null ? undefined : new ChartModel(charts, coin, interval, built, isPassing)
  }

  /** What is drawn: the series asked for, or the daily one that stands in. */
  get shown(): ChartModel['shown'] | undefined {
    return this.model?.shown
  }

  get bars(): BarLength | undefined {
    return this.model?.bars
  }

  /** The candles drawn: while a replay runs those up to its bar, else all there are. */
  get candles(): Candles | undefined {
    return this.replay.running?.candles ?? this.liveCandles
  }

  /**
   * Every candle of the series drawn, whether a replay shows it yet or not. Values of other sources are put beside
   * these, once: a bar has the same number in both, and no line is drawn beyond the candles on screen.
   */
  get allCandles(): Candles | undefined {
    return this.replay.running?.recording.all ?? this.liveCandles
  }

  /** All candles there are. */
  get liveCandles(): Candles | undefined {
    return this.model?.checked?.candles
  }

  /** The bar that moves. */
  get tick(): MovingBar | null {
    const { running } = this.replay
    return running ? running.tick : (this.model?.tick ?? null)
  }

  /** There is something to draw: a bar of our own quotes will do where the service's candles cannot be read. */
  get hasCandles(): boolean {
    const { candles } = this
    return candles !== undefined && (candles.size > 0 || this.tick !== null)
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

  #put(bar: Bar): void {
    const { chart, candles } = this
    if (chart && chart.candles === candles) chart.tick(bar)
    else candles?.put(bar)
    this.indicators.tick(bar)
  }

  /** Says the candle the crosshair was moved to by key. */
  sayReading(): void {
    requestAnimationFrame(() => {
      const reading = this.facts?.reading
      if (reading) this.said = readingWords(reading, formatMoment(reading.fromTime))
    })
  }
}
