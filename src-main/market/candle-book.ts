import type { ManualReason, CandleReach, CandleSeries, CandleTick } from '../../src-shared/contract/market'
import type { Fault } from '../../src-shared/contract/fault'
import type { NeedName } from '../../src-shared/contract/schedule'
import {
  intervals,
  type EpochMs,
  type Feature,
  type Interval,
  type Origin,
  type PriceTag
} from '../../src-shared/contract/values'
import type { Initiator } from '../credits/booked-call'
import type { CreditService } from '../credits/credit-service'
import type { PaidCalls } from '../credits/paid-calls'
import { subjectOf } from '../credits/subject'
import { Emitter } from '../platform/events/emitter'
import { FaultError } from '../platform/faults/fault-error'
import type { AskableNeed } from '../watching/schedule/need-sources'
import type { AnswerOf } from '../service/api/answers/answer'
import type { Outcome } from '../service/api/outcome'
import { intradayCaps } from '../service/api/parameters'
import { wasWritten } from '../platform/storage/disk-error'
import type { Clock } from '../platform/time/clock'
import { candleOperation } from '../../src-shared/candle-operation'
import { aggregate, firstBar, openingTime, withClose, type Bar } from './bar'
import type { PriceUpdate } from './board-service'
import { isFar } from './newest-price'
import type { CandleConsent } from './candle-consent'
import { candleFault } from './candle-fault'
import { dueBars, reachOf } from './candle-reach'
import { CandleRemarks, type AnswerArchive } from './candle-remarks'
import { latestOpening, candleTime, withoutAhead } from './candles-ahead'
import type { CandleStore } from './candle-store'
import { candlesKey, chartName, type Chart } from './chart'
import { columnsOf } from '../../src-shared/indicators/columns'
import { barTime, intervalMs } from '../../src-shared/interval'
import type { RecordedBarStore } from './recorded-bar-store'
import { withOwnBars } from './series'
import { hour, minute } from '../../src-shared/time'

export interface CandleSources extends AnswerArchive {
  readonly calls: PaidCalls
  readonly credits: CreditService
  readonly clock: Clock
  readonly candles: CandleStore
  readonly recordedBars: RecordedBarStore
  readonly locked: () => Readonly<Record<string, Fault>>
  /** True if the service refuses the coin or left it out of its last response. Its candles only load manually. */
  readonly isAbsent: (coin: string) => boolean
  readonly consent: CandleConsent
  readonly simulated: boolean
}

type Params = Readonly<Record<string, string>>

interface LatestPrice {
  readonly at: EpochMs
  readonly price: number
  /** True if the price is the close of loaded candles instead of a quote. */
  readonly isClose?: true
}

/** How long a corrected candle stays marked. */
const correctionsForMs = 24 * hour

/** The candles come from the service and are extended by candles built from quotes. */
export class CandleBook {
  readonly changed = new Emitter<Chart>()
  /** Emits when the first candles of a chart start loading. */
  readonly begun = new Emitter<Chart>()
  readonly #sources: CandleSources
  readonly #faults = new Map<string, Fault>()
  readonly #remarks: CandleRemarks
  readonly #loading = new Set<string>()
  readonly #fetchedNow = new Set<string>()
  /** The latest price of each coin. Stored minute bars are too coarse for a chart that updates every second. */
  readonly #latest = new Map<string, LatestPrice>()
  /**
   * The last bar of each chart, updated with prices since its candles were fetched. Stored minute bars can't
   * provide these prices, because the time of the fetch is usually within a bar.
   */
  readonly #moved = new Map<string, Bar>()
  /** Bars that couldn't be written to disk. The user has paid for them, so they are shown anyway. */
  readonly #unsavedBars = new Map<string, readonly Bar[]>()

  constructor(sources: CandleSources) {
    this.#sources = sources
    this.#remarks = new CandleRemarks(sources)
    const { candles, clock } = sources
    wasWritten(() => candles.removeAhead(clock.now()))
  }

  candles(chart: Chart): CandleSeries {
    const { candles, simulated } = this.#sources
    const name = chartName(chart)
    const fetchedAt = candles.fetchedAt(chart.coin, chart.interval)
    const manualReason = this.manualReason(chart)
    const storedBars = this.#unsavedBars.get(name) ?? candles.bars(chart.coin, chart.interval)
    const { bars, provisionalFrom } = this.#withOwn(chart, storedBars, fetchedAt)
    const origin: Origin = simulated ? 'simulated' : this.#fetchedNow.has(name) ? 'live' : 'cached'
    return {
      ...chart,
      ...columnsOf(bars),
      provisionalFrom,
      fetchedAt,
      origin,
      fault: this.fault(chart),
      planRequired: this.isLocked(chart.interval),
      price: this.price(chart),
      loading: this.#loading.has(name),
      corrected: this.#corrected(chart),
      ...(manualReason && { manualReason }),
      ...this.#remarks.of(chart)
    }
  }

  fault(chart: Chart): Fault | null {
    return this.#faults.get(chartName(chart)) ?? null
  }

  price(chart: Chart): PriceTag {
    return this.#price(chart, this.#due(chart))
  }

  refreshPrice(chart: Chart): PriceTag {
    const { interval } = chart
    const now = this.#sources.clock.now()
    // At the moment a candle closes, the newest closed candle in the cache is the one before it.
    return this.#price(chart, dueBars(interval, barTime(now, interval) - 2 * intervalMs[interval], now))
  }

  /** The price of loading a chart for the first time. Null if some of its candles are saved. */
  firstPrice(chart: Chart): PriceTag | null {
    return this.fetchedAt(chart) === null ? this.price(chart) : null
  }

  candleReach({ since, ...chart }: Chart & { since: EpochMs | null }): CandleReach {
    const { candles, clock } = this.#sources
    const { coin, interval } = chart
    return reachOf({
      interval,
      now: clock.now(),
      since,
      coverage: candles.coverage(coin, interval),
      oldest: candles.oldest(coin, interval),
      fetchedAt: candles.fetchedAt(coin, interval),
      isLocked: this.isLocked(interval),
      countSince: from => candles.countSince(coin, interval, from),
      cap: interval === '1d' ? null : (intradayCaps[interval] ?? null),
      priceOf: bars => this.#price(chart, bars)
    })
  }

  /** @throws FaultError */
  async loadCandles({ bars, ...chart }: Chart & { bars: number | null }): Promise<CandleSeries> {
    const fault = candleFault(await this.#fetch(chart, bars ?? this.#due(chart), 'person', 'chart'), chart)
    if (fault) throw new FaultError(fault)
    return this.candles(chart)
  }

  async loadFor(feature: Feature, chart: Chart): Promise<Fault | null> {
    return candleFault(await this.#fetch(chart, this.#due(chart), 'person', feature), chart)
  }

  fetchedAt({ coin, interval }: Chart): EpochMs | null {
    return this.#sources.candles.fetchedAt(coin, interval)
  }

  isLocked(interval: Interval): boolean {
    return candleOperation(interval) in this.#sources.locked()
  }

  isAbsent({ coin }: Pick<Chart, 'coin'>): boolean {
    return this.#sources.isAbsent(coin)
  }

  manualReason(chart: Chart): ManualReason | null {
    const isStored = this.fetchedAt(chart) !== null
    return this.#sources.consent.manualReason(
      candleOperation(chart.interval),
      chartName(chart),
      this.price(chart),
      isStored
    )
  }

  /** The call is due whenever a bar has closed. Until then, quotes update the last bar. */
  need(name: NeedName, feature: Feature, chart: Chart): AskableNeed {
    return {
      name,
      key: candlesKey(chart),
      operation: candleOperation(chart.interval),
      everyMs: intervalMs[chart.interval],
      answeredAt: this.fetchedAt(chart),
      reserve: this.price(chart).reserve,
      ask: () => this.#fetch(chart, this.#due(chart), 'schedule', feature)
    }
  }

  /**
   * Interprets stored responses that were incomplete again, because a field mapping has changed. Makes no
   * call.
   */
  async readAgain(): Promise<void> {
    for await (const { chart, answer, at, params } of this.#remarks.readAgain()) {
      if (answer.kind === 'candles') this.#keep(chart, answer, at, params, at)
      this.changed.emit(chart)
    }
  }

  follow({ at, prices }: PriceUpdate, charts: readonly Chart[]): void {
    for (const [coin, price] of prices) this.#latest.set(coin, { at, price })
    for (const chart of charts) {
      const price = prices.get(chart.coin)
      const fetchedAt = this.fetchedAt(chart)
      if (price !== undefined && fetchedAt !== null && at > fetchedAt) this.#move(chart, at, price)
    }
  }

  /** The time of the coin's latest price. Null before the first price since startup. */
  latestAt(coin: string): EpochMs | null {
    return this.#latest.get(coin)?.at ?? null
  }

  /** The chart's last bar, including a quote that arrived at `at`. Null if that time isn't within the bar. */
  tick(chart: Chart, at: EpochMs): CandleTick | null {
    const latest = this.#unsavedBars.get(chartName(chart))?.at(-1)
    const last = latest ?? this.#sources.candles.last(chart.coin, chart.interval)
    const { bars, provisionalFrom } = this.#withOwn(chart, last ? [last] : [], this.fetchedAt(chart))
    const bar = bars.at(-1)
    if (bar?.time !== barTime(at, chart.interval)) return null
    const { time, open, high, low, close } = bar
    return { ...chart, time, open, high, low, close, provisional: bars.length > provisionalFrom }
  }

  #move(chart: Chart, at: EpochMs, price: number): void {
    const moved = this.#moved.get(chartName(chart))
    const time = barTime(at, chart.interval)
    this.#moved.set(chartName(chart), moved?.time === time ? withClose(moved, price) : firstBar(time, price))
  }

  async #fetch(chart: Chart, bars: number, initiator: Initiator, feature: Feature): Promise<Outcome> {
    const name = chartName(chart)
    this.#loading.add(name)
    if (this.fetchedAt(chart) === null) this.begun.emit(chart)
    try {
      const params = paramsOf(chart, bars)
      const { calls, consent } = this.#sources
      const operation = candleOperation(chart.interval)
      const received = await calls.call(operation, params, feature, initiator)
      const now = candleTime(received)
      const { answer, ahead } = withoutAhead(received.answer, chart.interval, now)
      const outcome = { ...received, answer }
      const fault = candleFault(outcome, chart)
      consent.note(operation, name, outcome)
      this.#remarks.note(chart, outcome, params, ahead)
      if (fault) this.#faults.set(name, fault)
      else if (answer?.kind === 'candles') this.#keep(chart, answer, outcome.receivedAt, params, now)
      return outcome
    } finally {
      this.#loading.delete(name)
      this.changed.emit(chart)
    }
  }

  /**
   * @param params daily candles have no `bars`
   * @param now when the service made the response
   */
  #keep(
    chart: Chart,
    answer: AnswerOf<'candles'>,
    at: EpochMs,
    { bars: requestedBars }: Params,
    now: EpochMs
  ): void {
    const { coin, interval } = chart
    const { data, timeNames } = answer
    const name = chartName(chart)
    this.#faults.delete(name)
    this.#fetchedNow.add(name)
    this.#moved.delete(name)
    const bars = data.map(row => ({ ...row, time: openingTime(row.time, interval, timeNames) }))
    const fresh = {
      bars,
      fetchedAt: at,
      operation: candleOperation(interval),
      requestedFrom:
        requestedBars === undefined
          ? null
          : barTime(at, interval) - (Number(requestedBars) - 1) * intervalMs[interval]
    }
    const merge = (): void => {
      this.#sources.candles.removeAfter(coin, interval, latestOpening(now, interval))
      this.#sources.candles.merge(coin, interval, fresh)
    }
    this.#noteClose(chart, bars.at(-1), at)
    if (wasWritten(merge)) this.#unsavedBars.delete(name)
    else this.#unsavedBars.set(name, bars)
  }

  /**
   * Records the last close as the coin's latest price, which also updates the coin's charts of other
   * intervals.
   */
  #noteClose({ coin, interval }: Chart, last: Bar | undefined, fetchedAt: EpochMs): void {
    if (!last) return
    const at = Math.min(fetchedAt, last.time + intervalMs[interval] - 1)
    if (at > (this.#latest.get(coin)?.at ?? 0))
      this.#latest.set(coin, { at, price: last.close, isClose: true })
  }

  #due({ coin, interval }: Chart): number {
    const { candles, clock } = this.#sources
    return dueBars(interval, candles.newestClosed(coin, interval), clock.now())
  }

  #corrected({ coin, interval }: Chart): CandleSeries['corrected'] {
    const { candles, clock } = this.#sources
    return candles
      .corrections(coin, interval, clock.now() - correctionsForMs)
      .map(({ time, correctedAt, open, high, low, close }) => ({
        time,
        correctedAt,
        was: { open, high, low, close }
      }))
  }

  #withOwn(chart: Chart, service: readonly Bar[], fetchedAt: EpochMs | null): ReturnType<typeof withOwnBars> {
    const { recordedBars } = this.#sources
    const last = service.at(-1)
    const lastTime = last?.time ?? 0
    const width = intervalMs[chart.interval] < hour ? minute : hour
    const later = recordedBars.bars(chart.coin, width, lastTime + intervalMs[chart.interval])
    const since = last && fetchedAt !== null ? this.#since(chart, fetchedAt, last) : []
    const own = aggregate(later, chart.interval)
    return withOwnBars(service, since, last ? this.#withLatest(chart, own, last) : own, chart.interval)
  }

  /**
   * Adds the coin's latest price. The recorded bars lack prices from a list or from candles of another
   * interval.
   */
  #withLatest(chart: Chart, own: readonly Bar[], last: Bar): readonly Bar[] {
    const latest = this.#latestFor(chart, last.close)
    const time = latest && barTime(latest.at, chart.interval)
    const newest = own.at(-1) ?? last
    if (latest === null || time === null || time <= last.time || time < newest.time) return own
    return newest.time === time
      ? [...own.slice(0, -1), withClose(newest, latest.price)]
      : [...own, firstBar(time, latest.price)]
  }

  /**
   * Ignores the close of another interval's candles if it's too far from this chart's last close to be of the
   * same coin.
   */
  #latestFor({ coin }: Chart, lastClose: number | undefined): LatestPrice | null {
    const latest = this.#latest.get(coin)
    const isOdd = latest?.isClose && lastClose !== undefined && isFar(latest.price, lastClose)
    return latest && !isOdd ? latest : null
  }

  #since(chart: Chart, fetchedAt: EpochMs, { time: lastTime, close: lastClose }: Bar): readonly Bar[] {
    const at = Math.max(fetchedAt + 1, lastTime)
    const moved = this.#moved.get(chartName(chart))
    const latest = this.#latestFor(chart, lastClose)
    const minutes = this.#sources.recordedBars.bars(chart.coin, minute, at)
    const dated = [
      ...this.#shorter(chart, fetchedAt, lastTime),
      ...minutes.map(bar => ({ bar, until: bar.time + minute })),
      ...(latest && latest.at >= at ? [{ bar: firstBar(latest.at, latest.price), until: latest.at }] : [])
    ]
    // Sorted by when they end, because the updated bar takes its close from the last one.
    return [...(moved ? [moved] : []), ...dated.sort((a, b) => a.until - b.until).map(({ bar }) => bar)]
  }

  /**
   * Candles of shorter intervals within the last bar, if they were fetched later than it. They fill the time for which
   * there are no quotes, such as while the app wasn't running.
   */
  #shorter(
    { coin, interval }: Chart,
    fetchedAt: EpochMs,
    lastTime: EpochMs
  ): readonly { bar: Bar; until: EpochMs }[] {
    const { candles } = this.#sources
    return intervals
      .filter(one => intervalMs[one] < intervalMs[interval])
      .filter(one => (candles.fetchedAt(coin, one) ?? 0) > fetchedAt)
      .flatMap(one =>
        candles
          .storedBars(coin, one, lastTime)
          .map(bar => ({ bar, until: Math.min(bar.time + intervalMs[one], bar.fetchedAt) }))
      )
  }

  #price(chart: Chart, bars: number): PriceTag {
    return this.#sources.credits.priceOf(candleOperation(chart.interval), subjectOf(paramsOf(chart, bars)))
  }
}

/**
 * Limits `bars` to what the service accepts for the interval. Calls for daily candles have no such parameter.
 */
function paramsOf({ coin, interval }: Chart, bars: number): Params {
  if (interval === '1d') return { symbol: coin }
  return { symbol: coin, interval, bars: String(Math.min(bars, intradayCaps[interval] ?? bars)) }
}
