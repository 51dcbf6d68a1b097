import type { Services } from '../../src-shared/contract'
import type { BoardService } from './board-service'
import type { CandleBook } from './candle-book'
import type { ChartCandles } from './chart-candles'
import type { CoinList } from './coin-list'
import type { FearGreedService } from './fear-greed-service'
import type { CoinsInView } from './coins-in-view'

interface MarketParts {
  readonly board: BoardService
  readonly charts: ChartCandles
  readonly candles: CandleBook
  readonly coinList: CoinList
  readonly fearGreed: FearGreedService
  readonly coinsInView: CoinsInView
}

export const marketRequests = ({
  board,
  charts,
  candles,
  coinList,
  fearGreed,
  coinsInView
}: MarketParts): Services['market'] => ({
  board: () => board.board(),
  refresh: () => board.refresh(),
  quotePrices: ({ each, together }) => ({
    each: each.map(coin => board.addPrice([coin])),
    together: board.addPrice(together)
  }),
  loadNewCoins: () => board.loadNewCoins(),
  chooseCoin: ({ coin, identity }) => board.chooseCoin(coin, identity),
  followCoin: ({ from, to }) => board.followCoin(from, to),
  searchCoins: question => coinList.search(question),
  coinList: () => coinList.state(),
  unlistedCoins: ({ coins }) => coinList.unlisted(coins),
  historySince: ({ coin }) => coinList.historySince(coin),
  loadCoinList: () => coinList.load(),
  candles: chart => candles.candles(chart),
  showCharts: chosen => {
    charts.show(chosen.charts)
    coinsInView.charts(chosen.charts.map(({ coin }) => coin))
  },
  showRows: rows => coinsInView.rows(rows.coins),
  loadCandles: chart => candles.loadCandles(chart),
  candleReach: question => candles.candleReach(question),
  fearGreed: () => fearGreed.fearGreed(),
  loadFearGreed: () => fearGreed.load()
})
