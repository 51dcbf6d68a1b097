import { candleNeeds, breadthNeed } from '../alerts/alert-needs'
import { AlertService } from '../alerts/alert-service'
import { AlertStore } from '../alerts/alert-store'
import { AlertQuestions } from '../alerts/asked'
import type { Series } from '../alerts/cost'
import { alertLine } from '../alerts/lines'
import { MarketFacts } from '../alerts/market-facts'
import { candleHindrance, quoteHindrance } from '../alerts/refused-words'
import type { CoinCalls } from '../coins/coin-calls'
import type { Fault } from '../../src-shared/contract/fault'
import type { PlannedName } from '../../src-shared/contract/schedule'
import type { CreditService } from '../credits/credit-service'
import type { PaidCalls } from '../credits/paid-calls'
import type { BoardService } from '../market/board-service'
import { CandleService, type CandleSources } from '../market/candle-service'
import type { MoodService } from '../market/mood-service'
import type { NewsService } from '../news/news-service'
import type { NeedSource } from '../schedule/need-sources'
import type { SettingsService } from '../settings/settings-service'
import type { Database } from '../storage/database'
import type { Disk } from '../storage/disk'
import type { FactStore } from '../storage/fact-store'
import type { Clock } from '../time/clock'

export interface AlertDeskSources {
  readonly state: Database
  readonly disk: Disk
  readonly keep: FactStore
  readonly clock: Clock
  readonly settings: SettingsService
  readonly calls: PaidCalls
  readonly coinCalls: CoinCalls
  readonly credits: CreditService
  readonly board: BoardService
  readonly charts: CandleService
  readonly candleSources: Omit<CandleSources, 'everyMs' | 'feature'>
  readonly mood: MoodService
  readonly news: NewsService
  readonly coins: () => readonly string[]
  readonly everyMs: (need: PlannedName) => number | null
  readonly locked: () => Readonly<Record<string, Fault>>
  readonly simulated: boolean
  /** Records what went wrong inside, for the log. */
  readonly report: (error: unknown, asked: string) => void
}

export interface AlertDesk extends NeedSource {
  readonly service: AlertService
  /** Its calls for candles; what they bring is any chart's too. */
  readonly candles: CandleService
  close(): void
}

const unasked = 'Not judged now: nothing can be saved on disk, so what this alert needs is not asked.'

const minute = 60_000
/** A minute has ended for good a moment after it. */
const afterMinuteMs = 500

/** Wires the alerts of one service address: what they are judged on, what they need, and when they are judged. */
export function openAlerts(sources: AlertDeskSources): AlertDesk {
  const { board, charts, mood, news, credits, clock, keep, coins, everyMs } = sources
  const { ownBars } = sources.candleSources
  // A person agreed to an alert's own calls when it was set: they do not follow what charts do.
  const candles = new CandleService({ ...sources.candleSources, everyMs: () => minute, feature: 'alerts' })
  const questions: AlertQuestions = new AlertQuestions({
    calls: sources.calls,
    coinCalls: sources.coinCalls,
    credits,
    keep,
    coins,
    knownAth: coin => facts.ath(coin)
  })
  const facts = new MarketFacts({
    clock,
    quote: coin => board.quote(coin),
    ownBars: (coin, widthMs, since, until) => ownBars.bars(coin, widthMs, since, until),
    candleBy: ({ coin, interval }, opensBy) => sources.candleSources.candles.lastBy(coin, interval, opensBy),
    candles: chart => candles.candles(chart),
    line: alertLine,
    mood: () => mood.mood(),
    news: () => news.list(),
    gauge: () => credits.gauge(),
    saidAth: coin => questions.saidAth(coin),
    breadth: () => questions.keptBreadth(),
    quotesEveryMs: () => everyMs('quotes')
  })
  const isLocked = ({ interval }: Series): boolean =>
    (interval === '1d' ? 'getOHLC' : 'getOHLCIntraday') in sources.locked()
  const service = new AlertService({
    store: new AlertStore(sources.state),
    keep,
    clock,
    facts: () => facts.now(),
    asking: questions,
    prices: { candles: series => candles.price(series), breadth: () => questions.breadthPrice() },
    watched: coins,
    quoteHindrance: coin => quoteHindrance(board.quote(coin)),
    seriesHindrance: series =>
      isLocked(series)
        ? `${series.interval} candles need a plan this key does not have.`
        : candleHindrance(series.coin, series.interval, candles.fault(series)),
    callHindrance: () => (sources.disk.trouble === null ? null : unasked),
    everyMs,
    confirmAbove: () => sources.settings.all().confirmAbove,
    simulated: sources.simulated,
    report: sources.report
  })

  let cancelMinute: () => void = () => undefined
  let closed = false
  const judge = (): void => {
    if (!closed) service.judge()
  }
  const atMinutesEnd = (): void => {
    cancelMinute()
    const rest = minute - (clock.now() % minute)
    cancelMinute = clock.after(rest + afterMinuteMs, judge)
  }
  const changedSeries = (chart: Series): void => {
    facts.forget(chart)
    judge()
  }
  const unlisten = [
    board.pricesSeen.on(prices => candles.follow(prices)),
    board.changed.on(() => {
      judge()
      atMinutesEnd()
    }),
    candles.changed.on(changedSeries),
    charts.changed.on(changedSeries),
    mood.changed.on(judge),
    news.changed.on(judge),
    // The gauge moves with every call: only an alert on credits has anything to learn from it.
    credits.changed.on(() => {
      if (service.wants('quota')) judge()
    })
  ]
  service.start()

  return {
    service,
    candles,
    needs() {
      const series = service.series().filter(one => !isLocked(one))
      candles.showCharts({ charts: series })
      const { reserve } = questions.breadthPrice()
      const answeredAt = questions.keptBreadth()?.at ?? null
      const breadth = breadthNeed({
        answeredAt,
        reserve,
        ask: () => questions.askBreadth('schedule').finally(judge)
      })
      return [...candleNeeds(series, candles.needs()), ...(service.wants('breadth') ? [breadth] : [])]
    },
    close() {
      closed = true
      cancelMinute()
      service.stop()
      for (const stop of unlisten) stop()
    }
  }
}
