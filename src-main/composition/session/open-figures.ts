import type { Subscriptions } from '../../market/answers/subscriptions'
import { DisplayCurrencyService } from '../../market/display-currency/display-currency-service'
import type { ExplorerService } from '../../market/explorer/explorer-service'
import { FigurePoints } from '../../market/figures/figure-points'
import { MarketFiguresService } from '../../market/figures/market-figures-service'
import { PointStore } from '../../market/figures/point-store'
import { ScreenerService } from '../../market/screener/screener-service'
import { ScreenWorker } from '../../market/screener/screen-worker'
import type { Database } from '../../platform/storage/database'
import type { FactStore } from '../../platform/storage/fact-store'
import type { Clock } from '../../platform/time/clock'
import type { InBackground } from '../../platform/time/work-under-way'
import type { MarketServices } from './open-market'
import { cacheFileIn } from './session-files'

export interface FigureSources {
  readonly state: Database
  readonly facts: FactStore
  readonly subscriptions: Subscriptions
  readonly folder: string
  readonly clock: Clock
  readonly market: MarketServices
  readonly explorer: ExplorerService
  readonly coins: () => readonly string[]
  readonly report: (error: unknown, where: string) => void
  readonly inBackground: InBackground
}

export function openFigures(sources: FigureSources): {
  readonly marketFigures: MarketFiguresService
  readonly screener: ScreenerService
  readonly displayCurrency: DisplayCurrencyService
  stop(): void
  close(): void
} {
  const { state, folder, clock, market, explorer, coins, report, inBackground, facts, subscriptions } =
    sources
  const { board, candles, fearGreed, stores, serviceFigures } = market
  const figures = new MarketFiguresService({
    clock,
    report,
    candles: stores.candles,
    past: stores,
    book: candles,
    quote: coin => board.quote(coin),
    points: new FigurePoints(new PointStore(state)),
    watched: coins,
    serviceFigures,
    readSaved: call => explorer.readSaved(call)
  })
  const screener = new ScreenerService({
    clock,
    report,
    book: candles,
    quote: coin => board.quote(coin),
    ath: coin => serviceFigures.ath(coin)?.value ?? null,
    worker: new ScreenWorker(cacheFileIn(folder))
  })
  const displayCurrency = new DisplayCurrencyService({
    facts,
    subscriptions,
    explorer,
    inBackground,
    watched: coins,
    quote: coin => board.quote(coin),
    knownCoin: coin => market.identities.known(coin)
  })
  const unlisten = [
    board.changed.on(() => {
      displayCurrency.onQuotes()
      figures.onQuotes()
    }),
    candles.changed.on(chart => {
      figures.onCandles(chart)
      screener.onCandles(chart)
    }),
    serviceFigures.changed.on(known => {
      figures.onServiceFigures(known)
      screener.onServiceFigures(known)
    }),
    fearGreed.changed.on(index => figures.onFearGreed(index)),
    explorer.answered.on(call => {
      figures.onAnswer(call)
      displayCurrency.onAnswer(call)
    })
  ]
  const stop = (): void => {
    for (const end of unlisten) end()
    figures.close()
  }
  return { marketFigures: figures, screener, displayCurrency, stop, close: () => screener.close() }
}
