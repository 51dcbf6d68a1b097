import type { AlertLists } from '../../../src-shared/alert-coins'
import { breadthNeed, candleNeeds, fastQuoteNeeds } from '../../alerts/alert-needs'
import { AlertService } from '../../alerts/alert-service'
import { AlertStore } from '../../alerts/alert-store'
import { AlertDataLoader, type AlertDataSources } from '../../alerts/alert-data-loader'
import type { DeliveryQueue, SendingRoutes } from '../../alerts/delivery/delivery-queue'
import { openDeliveries } from '../../alerts/delivery/open-deliveries'
import { BacktestWorker } from '../../alerts/backtest/backtest-worker'
import { DrawnLines } from '../../alerts/drawn-lines'
import { lineComputer } from '../../alerts/line-computer'
import { MinuteEnd } from '../../alerts/minute-end'
import { quietUntil } from '../../alerts/quiet-hours'
import { AlertMarketFacts } from '../../alerts/market-facts'
import { candlesBlocked, quoteBlocked } from '../../alerts/blocked-reason'
import type { DetailsSources } from '../../alerts/trigger-details'
import type { NotificationFacts } from '../../../src-shared/contract/notice'
import type { PlannedName } from '../../../src-shared/contract/schedule'
import type { Emitter } from '../../platform/events/emitter'
import type { NeedSource } from '../../watching/schedule/need-sources'
import type { Rhythms } from '../../watching/schedule/rhythms'
import { bareCoin } from '../../service/api/answers/call-request'
import type { MappingService } from '../../service/profile/mapping-service'
import type { DrawingService } from '../../workspace/drawings/drawing-service'
import type { SettingsService } from '../../workspace/settings/settings-service'
import type { Database } from '../../platform/storage/database'
import type { Disk } from '../../platform/storage/disk'
import type { Clock } from '../../platform/time/clock'
import type { MarketServices } from './open-market'
import { cacheFileIn } from './session-files'

export interface AlertServicesSources
  extends
    Pick<DetailsSources, 'ledger'>,
    Pick<AlertLists, 'lists'>,
    Omit<AlertDataSources, 'serviceFigures'> {
  readonly folder: string
  readonly state: Database
  readonly disk: Disk
  readonly clock: Clock
  readonly settings: SettingsService
  readonly market: MarketServices
  readonly drawings: Pick<DrawingService, 'of' | 'changed'>
  readonly mappings: Pick<MappingService, 'isMisfit' | 'fitChanged'>
  readonly everyMs: (need: PlannedName) => number | null
  readonly simulated: boolean
  readonly notifications: Emitter<NotificationFacts>
  readonly routes: SendingRoutes
  readonly report: (error: unknown, where: string) => void
}

export interface AlertServices extends NeedSource {
  readonly service: AlertService
  readonly deliveries: DeliveryQueue
  follow(rhythms: Rhythms | null): void
  close(): void
}

export function openAlerts(sources: AlertServicesSources): AlertServices {
  const { credits, clock, factStore, saveAnswer, coins, everyMs } = sources
  const { calls, coinCalls, simulated, notifications, report, mappings } = sources
  const { board, candles, stores, fearGreed, news, identities, serviceFigures } = sources.market
  const dataLoader = new AlertDataLoader({
    calls,
    coinCalls,
    credits,
    factStore,
    coins,
    serviceFigures,
    saveAnswer
  })
  const lines = new DrawnLines(coin => sources.drawings.of({ coin }).drawings)
  const facts = new AlertMarketFacts({
    clock,
    quote: coin => board.quoteOnly(coin),
    recordedBars: (coin, widthMs, since, until) => stores.recordedBars.bars(coin, widthMs, since, until),
    candleBy: ({ coin, interval }, opensBy) => stores.candles.lastBy(coin, interval, opensBy),
    candles: chart => candles.candles(chart),
    tick: (chart, at) => candles.tick(chart, at),
    closedCandles: ({ coin, interval }, since) => stores.candles.closed(coin, interval, since),
    line: lineComputer.line,
    drawing: lines.drawing,
    fearGreed: () => fearGreed.fearGreed(),
    news: () => news.list(),
    gauge: () => credits.gauge(),
    reportedAth: coin => serviceFigures.ath(coin)?.value ?? null,
    breadth: () => dataLoader.storedBreadth(),
    quotesEveryMs: () => everyMs('quotes')
  })
  const store = new AlertStore(sources.state)
  const deliveries = openDeliveries(sources, sources.state, store)
  let rhythms: Rhythms | null = null
  const service = new AlertService({
    store,
    deliver: deliveries,
    factStore,
    clock,
    facts: () => facts.now(),
    readAhead: (...args) => facts.readAhead(...args),
    lines: lineComputer,
    past: { candles, worker: new BacktestWorker(cacheFileIn(sources.folder)) },
    loader: dataLoader,
    knownAth: coin => facts.ath(coin),
    ledger: sources.ledger,
    savedPrices: {
      candles: chart => candles.candles(chart),
      recordedBars: (...of) => stores.recordedBars.bars(...of)
    },
    prices: {
      candles: series => candles.refreshPrice(series),
      firstCandles: series => candles.firstPrice(series),
      quotes: some => board.priceOf(some),
      breadth: () => dataLoader.breadthPrice()
    },
    watched: coins,
    lists: sources.lists,
    drawing: lines.drawing,
    rhythms: () => rhythms,
    quoteBlocked: coin => quoteBlocked(board.quoteOnly(coin)),
    seriesBlocked: series =>
      candles.isLocked(series.interval)
        ? { code: 'plan-required', interval: series.interval }
        : candlesBlocked(series.coin, series.interval, candles.fault(series)),
    isMisfit: operation => mappings.isMisfit(operation),
    callsBlocked: () => (sources.disk.trouble === null ? null : { code: 'nothing-saved' }),
    confirmAbove: () => sources.settings.all().confirmAbove,
    everyMs,
    simulated,
    notifications,
    report,
    quietUntil: now => quietUntil(now, sources.settings.all().quietHours)
  })

  const evaluate = (): void => service.evaluate()
  /** Whether the alerts were already evaluated with the prices that the board is about to publish. */
  let areEvaluated = false
  const minutes = new MinuteEnd(clock, evaluate)
  const dataChanged = [serviceFigures.changed, fearGreed.changed, mappings.fitChanged, news.changed]
  const unlisten = [
    ...dataChanged.map(change => change.on(evaluate)),
    deliveries.changed.on(() => service.deliveriesChanged()),
    board.pricesUpdated.on(update => {
      facts.addPrices(update)
      candles.follow(update, service.series())
      // Evaluated first, because notifications must not wait for the schedule and the windows.
      try {
        evaluate()
        areEvaluated = true
      } catch {
        // The error is reported by the next evaluation, which the board causes.
      }
    }),
    board.changed.on(() => {
      if (!areEvaluated) evaluate()
      areEvaluated = false
      minutes.await()
    }),
    board.cleared.on(coin => {
      facts.forgetCoin(coin)
      service.meansOther(coin)
    }),
    board.followed.on(({ from, to }) => [from, to].forEach(coin => facts.forgetCoin(coin))),
    identities.chosen.on(symbol => {
      for (const coin of coins()) if (bareCoin(coin) === symbol) serviceFigures.forget(coin)
      serviceFigures.forget(symbol)
      evaluate()
    }),
    candles.changed.on(chart => {
      facts.forget(chart)
      evaluate()
    }),
    sources.settings.changed.on(() => service.batch.quietChanged()),
    sources.drawings.changed.on(now => service.drawingsChanged(now.coin, lines.update(now))),
    // Credits change with every call, so alerts are only evaluated if one of them is about credits.
    credits.changed.on(() => {
      if (service.wants('quota')) evaluate()
    })
  ]
  service.start()

  return {
    service,
    deliveries,
    needs() {
      // These calls are made even if no chart shows the data, because the user has agreed to them.
      const series = service.series().filter(one => !candles.isLocked(one.interval) && !candles.isAbsent(one))
      const breadth = breadthNeed({
        answeredAt: dataLoader.storedBreadth()?.at ?? null,
        reserve: dataLoader.breadthPrice().reserve,
        ask: () => dataLoader.requestBreadth('schedule').finally(evaluate)
      })
      const own = candleNeeds(series, one => candles.need('alerts', 'alerts', one))
      const quotes = fastQuoteNeeds(service.fastQuotes(), (some, every) => board.needOf(some, every))
      return [...own, ...quotes, ...(service.wants('breadth') ? [breadth] : [])]
    },
    follow(now) {
      rhythms = now
      service.scheduleChanged()
    },
    close() {
      minutes.stop()
      service.stop()
      for (const stop of unlisten) stop()
    }
  }
}
