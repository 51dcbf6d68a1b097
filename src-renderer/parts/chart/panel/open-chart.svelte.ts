import { untrack } from 'svelte'
import { lastClosedPeriod } from '../../../../src-shared/closed-period'
import type { IndicatorBar } from '../../../../src-shared/indicators/columns'
import type { CandleChart, ChartListener } from '../../../charts/candle-chart'
import type { Candles, MovingBar } from '../../../charts/series/candles'
import type { CandleStyle } from '../../../charts/scene/layers'
import type { VisibleRange } from '../../../charts/scales/visible-range'
import type { LegendFacts } from '../../../charts/legend-facts'
import { formatMoment } from '../../../../src-shared/format/date'
import type { Mirror } from '../../../state/mirror'
import { Settled } from '../../../state/settled.svelte'
import { ServiceOverlays } from '../service-comparison/service-overlays.svelte'
import { ChartIndicators } from '../indicators/chart-indicators.svelte'
import { ChartModel } from '../candles/chart-model.svelte'
import { quotedPrice } from '../candles/ratio-tick'
import { CoinComparison } from '../compare/comparison.svelte'
import type { ChartSetup } from '../setup/chart-setup.svelte'
import { readingWords } from '../candles/chart-words'
import { rangeButtons, type BarLength, type RangeButton } from '../setup/intervals'
import type { ChartLinks } from './chart-links'
import { ReplayControl } from '../replay/replay-control.svelte'
import { rangeOf, viewOf, ViewKeeper } from '../candles/chart-view'

/**
 * How long the user must stay at a coin and interval before candles load, so that browsing doesn't waste
 * credits.
 */
const settleMs = 200

/** Longer than the time between the repeats of a held key, and shorter than the time between two presses. */
const burstMs = 100

/**
 * How long the previous candles stay visible while the next ones are read. Reading them takes a few ms,
 * unless the computer is busy.
 */
const previousShownMs = 300

/** With fewer bars from quotes, the chart would look broken, and most indicators need more bars anyway. */
const fewestOwnBars = 30

/** Create during component setup. */
export class OpenChart {
  readonly setup: ChartSetup
  model = $state.raw<ChartModel>()
  chart = $state.raw<CandleChart | null>(null)
  /** What the last draw showed. It may have been a draw of the previous series. */
  facts = $state.raw<LegendFacts | null>(null)
  readonly indicators = new ChartIndicators(bar => this.chart?.touch(bar))
  readonly comparison: CoinComparison
  readonly service: ServiceOverlays
  /** Null if support and resistance aren't shown. */
  readonly closedPeriod = $derived.by(() => {
    const { candles, setup } = this
    // A new price may start a new day, so this runs again with every price.
    void this.tick
    const counted = this.replay.running ? candles : (this.model?.checked?.built?.source ?? candles)
    return counted && setup.pivots && !counted.hasOnlyCloses
      ? lastClosedPeriod(counted, counted.intervalMs)
      : null
  })
  /** The range button that the user pressed last. Null once the user has panned or zoomed. */
  range = $state<string | null>(null)
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
  /** The visible range in slots. Null before the first draw. */
  visibleRange = $state.raw<VisibleRange | null>(null)
  announcement = $state('')
  #isChoosing = false
  readonly #links: ChartLinks | null
  /** The first draw restores the saved range. */
  #isFresh = true
  readonly #views: ViewKeeper

  readonly listener: ChartListener = {
    read: facts => {
      this.facts = facts
      // Drawing may change the range without user input, for example after the chart was resized.
      this.visibleRange = this.chart?.range ?? null
    },
    ranged: (range, isMoved) => {
      this.visibleRange = range
      if (!this.#isChoosing) this.range = null
      this.#remember(isMoved)
      this.#links?.ranged(this, isMoved)
    },
    pointed: time => this.#links?.pointed(this, time)
  }

  constructor(
    { board, charts, serviceComparison }: Pick<Mirror, 'board' | 'charts' | 'serviceComparison'>,
    setup: ChartSetup,
    links: ChartLinks | null = null
  ) {
    this.setup = setup
    this.#links = links
    this.#views = new ViewKeeper(setup.keepView)
    this.comparison = new CoinComparison(charts, this)
    this.service = new ServiceOverlays(serviceComparison, this)
    $effect(() => links?.join(this))
    const settled = new Settled(
      () => (setup.coin === null ? null : `${setup.bars.label} ${setup.interval} ${setup.name}`),
      { burstMs, settleMs }
    )
    $effect(() => {
      const opened =
        settled.value === null ? undefined : untrack(() => this.#ask({ board, charts }, !settled.isStill))
      const stop = untrack(() => this.#showOnceRead(opened))
      return () => {
        stop()
        opened?.close()
      }
    })
    $effect(() => {
      if (settled.isStill && untrack(() => !this.replay.running)) this.model?.rest(false)
    })
    $effect(() => this.model?.followLock())
    $effect(() => {
      // A replay ends when another coin or interval is shown.
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
    const series = this.series
    const isFirst = this.#isFresh
    this.#isFresh = false
    const { view } = setup
    if (isMoved) this.#views.moved(viewOf(series, chart))
    else if (isFirst && view?.series === series) chart.showAs(candles => rangeOf(view, candles))
  }

  #ask({ board, charts }: Pick<Mirror, 'board' | 'charts'>, isResting: boolean): ChartModel | undefined {
    const { coin, over, interval, built } = this.setup
    if (coin === null) return undefined
    const divisor =
      over === undefined ? over : { coin: over, priceOf: (of: string) => quotedPrice(board.quote(of)) }
    return new ChartModel(charts, coin, interval, { built, isResting, divisor })
  }

  /**
   * Leaves the previous candles on screen until the next ones are read, because it would take much longer to
   * remove the chart and create another one for each coin.
   */
  #showOnceRead(opened: ChartModel | undefined): () => void {
    let isDue = true
    const show = (): void => {
      if (!isDue) return
      isDue = false
      this.model = opened
      // Another series starts at its latest candle, so no range button is pressed any more.
      this.range = null
    }
    if (!opened || !this.hasCandles) {
      show()
      return () => undefined
    }
    const timer = setTimeout(show, previousShownMs)
    void opened.firstRead.then(show)
    return () => {
      isDue = false
      clearTimeout(timer)
    }
  }

  get shown(): ChartModel['shown'] | undefined {
    return this.model?.shown
  }

  get name(): string {
    return this.model?.name ?? ''
  }

  get isRatio(): boolean {
    return (this.model?.other ?? null) !== null
  }

  /** `SOL 1h`. */
  get series(): string {
    return `${this.name} ${this.bars?.label ?? this.shown?.interval}`
  }

  /** A ratio has no open, high and low, so it is drawn as a line or an area. */
  get style(): CandleStyle {
    const { style } = this.setup.chartStyle
    return this.isRatio && style !== 'area' ? 'line' : style
  }

  get bars(): BarLength | undefined {
    return this.model?.bars
  }

  /** In a replay, these candles end at its current bar. */
  get candles(): Candles | undefined {
    return this.replay.running?.candles ?? this.liveCandles
  }

  /**
   * Includes candles that a replay doesn't show yet, so that the lines of compared coins and of the service
   * need to be aligned only once. A bar has the same index here as in `candles`.
   */
  get allCandles(): Candles | undefined {
    return this.replay.running?.recording.all ?? this.liveCandles
  }

  get liveCandles(): Candles | undefined {
    return this.model?.checked?.candles
  }

  get tick(): MovingBar | null {
    const { running } = this.replay
    return running ? running.tick : (this.model?.tick ?? null)
  }

  /** True even for a single bar from quotes, if the service's candles couldn't be read. */
  get hasCandles(): boolean {
    const { candles } = this
    return candles !== undefined && !this.#isScarce && (candles.size > 0 || this.tick !== null)
  }

  get #isScarce(): boolean {
    const isUnloaded = this.model?.watches.some(({ series }) => {
      const { fetchedAt, fault } = series.value ?? {}
      return fetchedAt === null && fault === null
    })
    const isFew = (this.candles?.size ?? 0) < fewestOwnBars
    return isUnloaded === true && this.model?.isLocked === false && isFew
  }

  get hasVolume(): boolean {
    return this.candles?.hasVolume ?? false
  }

  get loadedMs(): number {
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

  #put(bar: IndicatorBar): void {
    const { chart, candles } = this
    if (chart && chart.candles === candles) chart.tick(bar)
    else candles?.put(bar)
    this.indicators.tick(bar)
  }

  sayReading(): void {
    requestAnimationFrame(() => {
      const reading = this.facts?.reading
      if (reading) this.announcement = readingWords(reading, formatMoment(reading.fromTime), this.isRatio)
    })
  }
}
