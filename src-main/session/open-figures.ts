import type { ExplorerService } from '../explorer/explorer-service'
import { FigurePoints } from '../market-figures/figure-points'
import { MarketFiguresService } from '../market-figures/market-figures-service'
import { PointStore } from '../market-figures/point-store'
import type { Database } from '../storage/database'
import type { Clock } from '../time/clock'
import type { MarketServices } from './open-market'

export interface FigureSources {
  readonly state: Database
  readonly clock: Clock
  readonly market: MarketServices
  readonly explorer: ExplorerService
  readonly coins: () => readonly string[]
  readonly report: (error: unknown, asked: string) => void
}

/** Wires what we compute of the market from what is held, and lets it hear what came. */
export function openFigures({
  state,
  clock,
  market,
  explorer,
  coins,
  report
}: FigureSources): MarketFiguresService {
  const { board, candles, fearGreed, stores } = market
  const figures = new MarketFiguresService({
    ...{ clock, report },
    candles: stores.candles,
    past: stores,
    book: candles,
    quote: coin => board.quote(coin),
    points: new FigurePoints(new PointStore(state)),
    watched: coins,
    kept: question => explorer.kept(question)
  })
  candles.changed.on(chart => figures.candlesCame(chart))
  fearGreed.changed.on(index => figures.fearGreedCame(index))
  explorer.answered.on(question => figures.answered(question))
  return figures
}
