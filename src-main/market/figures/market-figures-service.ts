import type {
  CoinFigures,
  CorrelationFigures,
  MissingDays,
  MarketFigures,
  RecentFigures
} from '../../../src-shared/contract/market-figures'
import type { BoardQuote, FearGreedIndex } from '../../../src-shared/contract/market'
import type { EpochMs } from '../../../src-shared/contract/values'
import type { ServiceCall } from '../../../src-shared/contract/answers'
import type { ExplorerAnswer } from '../../../src-shared/contract/explorer'
import { breadthOf } from '../../../src-shared/figures/breadth'
import { Emitter } from '../../platform/events/emitter'
import type { CandleBook } from '../candle-book'
import type { Chart } from '../chart'
import { stopsLoading } from '../../watching/service-health/fault-policy'
import type { Clock } from '../../platform/time/clock'
import { Gathered, Throttled } from '../../platform/time/gathered'
import { nextTurn } from '../../platform/time/next-turn'
import { breadthOverDays } from './breadth-over-days'
import { correlationFigures } from './correlation-figures'
import { DailyCandlesCache, type StoredDailyCandles } from './daily-candles'
import type { FigurePoints } from './figure-points'
import { coinServiceFigures, type CollectedFigures } from './service-figures'
import { coinFigures, isCurrent, knownCoin, newestPrice, type CoinWithFigures } from './own-figures'
import { recentFigures, type PastPrices } from './recent-figures'
import { hour, minute } from '../../../src-shared/time'

export interface MarketFigureSources {
  readonly clock: Clock
  readonly candles: StoredDailyCandles
  /** Prices of the last two days, by minute and by hour. */
  readonly past: PastPrices
  readonly book: Pick<CandleBook, 'price' | 'loadFor' | 'fault'>
  readonly quote: (coin: string) => BoardQuote
  readonly serviceFigures: Pick<CollectedFigures, 'ath' | 'performance'>
  readonly points: FigurePoints
  readonly watched: () => readonly string[]
  readonly readSaved: (call: ServiceCall) => Promise<ExplorerAnswer | null>
  readonly report: (error: unknown, where: string) => void
}

interface List {
  readonly list: string
  readonly coins: readonly string[]
}

type CorrelationChoice = Pick<CorrelationFigures, 'coins' | 'days'>

/** Candles of several coins arrive one by one, so updates within this time are combined. */
const gatherMs = 400
/** How often the figures follow new quotes. Calculating them for 2,000 coins takes long. */
const quotesEveryMs = 5_000
/** How many coins to process per turn of the event loop. A coin's first calculation takes a few ms. */
const sliceCoins = 2

/** Only emits changes while the user views a list. */
export class MarketFiguresService {
  readonly changed = new Emitter<MarketFigures>()
  readonly correlationChanged = new Emitter<CorrelationFigures>()
  readonly #sources: MarketFigureSources
  readonly #daily: DailyCandlesCache
  readonly #viewed = new Map<object, List>()
  #correlated: CorrelationChoice | null = null
  readonly #updates: Gathered
  readonly #following: Throttled
  #isClosed = false
  readonly #stops: readonly (() => void)[]

  constructor(sources: MarketFigureSources) {
    this.#sources = sources
    this.#daily = new DailyCandlesCache(sources.candles)
    const { clock } = sources
    this.#updates = new Gathered(clock, gatherMs, () => this.#publish())
    this.#following = new Throttled(clock, quotesEveryMs, () => this.#publish())
    this.#stops = [
      clock.every(minute, () => this.#publish()),
      // Calculates the watchlist's figures each hour, so that they're stored for each day even if no window
      // shows them.
      clock.every(hour, () => void this.#reportFailureOf(() => this.#figures(this.#watched())))
    ]
  }

  /** @param viewer the window that shows the list. Its next list replaces this one. */
  async view({ list, coins }: List, viewer: object = this): Promise<MarketFigures> {
    this.#viewed.set(viewer, { list, coins })
    this.#forgetOthers()
    return this.#figures({ list, coins })
  }

  async correlation(choice: CorrelationChoice): Promise<CorrelationFigures> {
    this.#correlated = choice
    return this.#correlation(choice)
  }

  leave(viewer: object = this): void {
    this.#viewed.delete(viewer)
    if (viewer === this) this.#correlated = null
    this.#forgetOthers()
  }

  async loadDays({ load, ...list }: List & { readonly load: readonly string[] }): Promise<MarketFigures> {
    for (const coin of load) {
      const fault = await this.#sources.book.loadFor('market', { coin, interval: '1d' })
      if (stopsLoading(fault)) break
    }
    return this.view(list)
  }

  /** Updates the figures on new quotes, because otherwise a list would show new prices next to old figures. */
  onQuotes(): void {
    if (this.#viewed.size > 0) this.#following.soon()
  }

  onCandles({ coin, interval }: Chart): void {
    if (interval !== '1d') return
    this.#daily.forget(coin)
    if (this.#isViewed(coin)) this.#updates.soon()
  }

  onAnswer(call: ServiceCall): void {
    if (call.operation !== 'getMarketBreadth') return
    void this.#reportFailureOf(async () => {
      const answer = await this.#sources.readSaved(call)
      const coins = (call.params['symbol'] ?? '').split(' ').filter(Boolean)
      const list = [...this.#viewed.values(), this.#watched()].find(one => isSame(one.coins, coins))
      if (answer && this.#sources.points.keepAnswer(list?.list ?? '', coins, answer.answer, answer.at))
        this.#updates.soon()
    })
  }

  onServiceFigures(coins: readonly string[]): void {
    const lists = [...this.#viewed.values()]
    if (coins.some(coin => lists.some(one => one.coins.includes(coin)))) this.#updates.soon()
  }

  onFearGreed({ value, at, fetchedAt, doubt }: FearGreedIndex): void {
    if (doubt) return
    // Uses the date of the index, so that loading the same index twice stores one point.
    if (this.#sources.points.keepFearGreed(value, at ?? fetchedAt)) this.#updates.soon()
  }

  close(): void {
    this.#isClosed = true
    this.#updates.stop()
    this.#following.stop()
    for (const stop of this.#stops) stop()
  }

  #watched(): List {
    return { list: 'watched', coins: this.#sources.watched() }
  }

  async #figures({ list, coins }: List): Promise<MarketFigures> {
    const { clock, points } = this.#sources
    const at = clock.now()
    const known: CoinWithFigures[] = []
    const figures: CoinFigures[] = []
    const missing: MissingDays[] = []
    const recent: RecentFigures[] = []
    const fetched: EpochMs[] = []
    for (const [index, coin] of coins.entries()) {
      if (index % sliceCoins === sliceCoins - 1) await nextTurn()
      const daily = this.#daily.of(coin, at)
      const quote = this.#sources.quote(coin)
      const newest = newestPrice(daily, quote)
      if (newest) recent.push(recentFigures(this.#sources.past, coin, newest))
      const one = knownCoin(daily, quote)
      if (!one || !isCurrent(one)) missing.push(this.#missing(coin, one !== null))
      if (!one) continue
      known.push(one)
      figures.push(coinFigures(coin, one))
      if (daily) fetched.push(daily.fetchedAt)
    }
    const breadth = breadthOf(known)
    this.#keepPoint(list, figures, known)
    const candlesAt = fetched.length === 0 ? null : Math.min(...fetched)
    return {
      list,
      coins,
      at,
      breadth,
      figures,
      missing,
      recent,
      candlesAt,
      serviceFigures: coins.flatMap(coin => coinServiceFigures(coin, this.#sources.serviceFigures, at) ?? []),
      breadthDays: await breadthOverDays(known.map(({ closedDays }) => closedDays)),
      ...points.of(list)
    }
  }

  /** Leaves out coins whose candles end before today. */
  #keepPoint(list: string, figures: readonly CoinFigures[], known: readonly CoinWithFigures[]): void {
    const current = known.filter(isCurrent)
    const coins = figures.filter(({ endsAt }) => endsAt === null).map(({ coin }) => coin)
    const at = Math.max(0, ...current.map(({ now }) => now.at))
    this.#sources.points.keepOwn(list, coins, breadthOf(current), at)
  }

  #missing(coin: string, isPartial: boolean): MissingDays {
    const chart = { coin, interval: '1d' } as const
    const { book } = this.#sources
    return { coin, isPartial, price: book.price(chart), fault: book.fault(chart) }
  }

  async #correlation({ coins, days }: CorrelationChoice): Promise<CorrelationFigures> {
    const at = this.#sources.clock.now()
    return correlationFigures(coins, days, coin => this.#daily.of(coin, at)?.closed ?? null)
  }

  #publish(): void {
    const correlated = this.#correlated
    // Windows that show the same list share one calculation.
    const lists = new Map([...this.#viewed].map(([viewer, one]) => [JSON.stringify(one), { viewer, one }]))
    for (const { viewer, one } of lists.values())
      void this.#reportFailureOf(async () => {
        const figures = await this.#figures(one)
        if (this.#viewed.get(viewer) === one) this.changed.emit(figures)
      })
    if (correlated)
      void this.#reportFailureOf(async () =>
        this.correlationChanged.emit(await this.#correlation(correlated))
      )
  }

  #isViewed(coin: string): boolean {
    const lists = [...this.#viewed.values(), ...(this.#correlated ? [this.#correlated] : [])]
    return lists.some(({ coins }) => coins.includes(coin))
  }

  #forgetOthers(): void {
    const coins = [...this.#viewed.values(), { coins: this.#correlated?.coins ?? [] }].flatMap(
      one => one.coins
    )
    this.#daily.keepOnly(new Set(coins))
  }

  async #reportFailureOf(work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      // A calculation that's still running after `close` fails because its files are closed.
      if (!this.#isClosed) this.#sources.report(error, 'figures of the market')
    }
  }
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  [...a].sort().join(' ') === [...b].sort().join(' ')
