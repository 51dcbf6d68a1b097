import type { CoinCalls } from '../../watching/coins/coin-calls'
import { CoinIdentities } from '../../watching/coins/coin-identities'
import { CoinIdentityStore } from '../../watching/coins/coin-identity-store'
import type { RefusedCoins } from '../../watching/coins/refused-coins'
import type { Services } from '../../../src-shared/contract'
import type { PlannedName } from '../../../src-shared/contract/schedule'
import type { Fault } from '../../../src-shared/contract/fault'
import type { Agreement } from '../../watching/connection/agreement'
import type { CreditService } from '../../credits/credit-service'
import type { PaidCalls } from '../../credits/paid-calls'
import { BoardService } from '../../market/board-service'
import { OtherPrices } from '../../market/newest-price'
import { CandleBook } from '../../market/candle-book'
import { CandleConsent, type ConsentSources } from '../../market/candle-consent'
import type { AnswerArchive } from '../../market/candle-remarks'
import { CoinConsent } from '../../market/coin-consent'
import { quotesOperation } from '../../../src-shared/quotes-operation'
import { subjectOf } from '../../credits/subject'
import { ChartCandles } from '../../market/chart-candles'
import { CandleStore } from '../../market/candle-store'
import { CoinList } from '../../market/coin-list'
import { marketRequests } from '../../market/market-requests'
import { CoinsInView } from '../../market/coins-in-view'
import { CollectedFigures } from '../../market/figures/service-figures'
import { MarketPrices } from '../../market/market-prices'
import { FearGreedService } from '../../market/fear-greed-service'
import { RecordedBarStore } from '../../market/recorded-bar-store'
import { QuoteStore } from '../../market/quote-store'
import { NewsService } from '../../market/news/news-service'
import { NewsStore } from '../../market/news/news-store'
import type { Database } from '../../platform/storage/database'
import type { FactStore } from '../../platform/storage/fact-store'
import type { Clock } from '../../platform/time/clock'

export interface MarketServicesSources extends AnswerArchive, Pick<ConsentSources, 'confirmAbove'> {
  readonly agreement: Pick<Agreement, 'agreedAt' | 'namesDaily'>
  readonly cache: Database
  readonly state: Database
  readonly facts: FactStore
  readonly clock: Clock
  readonly calls: PaidCalls
  readonly coinCalls: CoinCalls
  readonly refused: RefusedCoins
  readonly credits: CreditService
  readonly coins: () => readonly string[]
  /** Returns null if the data is loaded manually. */
  readonly everyMs: (need: PlannedName) => number | null
  readonly locked: () => Readonly<Record<string, Fault>>
  readonly openLink: (url: string) => Promise<void>
  readonly simulated: boolean
}

export interface MarketServices {
  readonly identities: CoinIdentities
  readonly board: BoardService
  readonly coinConsent: CoinConsent
  readonly candles: CandleBook
  readonly consent: CandleConsent
  readonly charts: ChartCandles
  readonly coinsInView: CoinsInView
  readonly stores: { readonly candles: CandleStore; readonly recordedBars: RecordedBarStore }
  readonly fearGreed: FearGreedService
  readonly coinList: CoinList
  readonly news: NewsService
  readonly serviceFigures: CollectedFigures
  readonly prices: MarketPrices
  readonly service: Services['market']
}

export function openMarket(sources: MarketServicesSources): MarketServices {
  const { cache, clock, calls, coinCalls, refused, credits, coins, locked, openLink, simulated } = sources
  const every = (need: PlannedName) => (): number | null => sources.everyMs(need)
  const coinList = new CoinList({ calls, credits, database: cache, everyMs: every('coin-list') })
  const recordedBars = new RecordedBarStore(cache)
  const coinConsent = new CoinConsent({
    facts: sources.facts,
    coins,
    confirmAbove: sources.confirmAbove,
    agreedAt: () => sources.agreement.agreedAt,
    simulated,
    open: () => coinCalls.open(quotesOperation, coins()),
    priceOf: some => credits.priceOf(quotesOperation, subjectOf({ symbol: some.join(' ') }))
  })
  const stores = { candles: new CandleStore(cache), recordedBars }
  const identities = new CoinIdentities(new CoinIdentityStore(sources.state))
  const board = new BoardService({
    calls: coinCalls,
    paid: calls,
    refused,
    credits,
    clock,
    quotes: new QuoteStore(cache),
    identities,
    recordedBars,
    otherPrices: new OtherPrices(stores.candles),
    coins,
    consent: coinConsent,
    nameOf: symbol => coinList.nameOf(symbol),
    saveAnswer: sources.saveAnswer,
    everyMs: every('quotes'),
    simulated
  })
  const isAbsent = (coin: string): boolean => board.quote(coin).missing
  const consent = new CandleConsent({ ...sources, namesDaily: () => sources.agreement.namesDaily })
  const candles = new CandleBook({
    ...stores,
    calls,
    credits,
    clock,
    locked,
    isAbsent,
    consent,
    simulated,
    saveAnswer: sources.saveAnswer,
    readSavedAnswer: sources.readSavedAnswer
  })
  const charts = new ChartCandles({ book: candles, everyMs: every('candles') })
  const coinsInView = new CoinsInView()
  const fearGreed = new FearGreedService({
    calls,
    credits,
    database: cache,
    everyMs: every('fearGreed'),
    simulated
  })
  const news = new NewsService({
    calls: coinCalls,
    credits,
    store: new NewsStore(cache),
    coins,
    everyMs: every('news'),
    openLink,
    simulated
  })

  return {
    identities,
    board,
    coinConsent,
    candles,
    consent,
    charts,
    coinsInView,
    stores,
    fearGreed,
    coinList,
    news,
    serviceFigures: new CollectedFigures(sources.facts, identities),
    prices: new MarketPrices({ board, candles, consent, fearGreed, coinList, credits, coins }),
    service: marketRequests({ board, charts, candles, coinList, fearGreed, coinsInView })
  }
}
