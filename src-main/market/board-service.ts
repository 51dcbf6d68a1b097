import { isDeepStrictEqual } from 'node:util'
import type { Board, BoardQuote, CoinIdentity, UnreadQuotes } from '../../src-shared/contract/market'
import type { EpochMs, Origin, PriceTag } from '../../src-shared/contract/values'
import type { Initiator } from '../credits/booked-call'
import type { CoinCalls } from '../watching/coins/coin-calls'
import type { CoinIdentities, LastQuote, IntendedRows } from '../watching/coins/coin-identities'
import type { PaidCalls } from '../credits/paid-calls'
import { renamedIn, type NewSymbol } from '../watching/coins/renamed'
import type { RefusedCoins } from '../watching/coins/refused-coins'
import type { CreditService } from '../credits/credit-service'
import { subjectOf } from '../credits/subject'
import { Emitter } from '../platform/events/emitter'
import { FaultError, inputFault } from '../platform/faults/fault-error'
import { faultIn } from '../service/api/expected-answer'
import type { AskableNeed } from '../watching/schedule/need-sources'
import type { Answer, QuoteRow } from '../service/api/answers/answer'
import { bareCoin } from '../service/api/answers/call-request'
import { servedAt } from '../service/api/http-date'
import { matchCoins, missingCoins } from '../service/api/missing-coins'
import type { Outcome } from '../service/api/outcome'
import { Unwritten } from '../platform/storage/unwritten'
import type { Clock } from '../platform/time/clock'
import { coinsOfList } from './coins-of-list'
import type { RecordedBarStore } from './recorded-bar-store'
import { PriceJudge } from './price-judge'
import { toStoredQuote, nothingKnown, type StoredQuote, type QuoteStore } from './quote-store'
import { withNewestPrice, type OtherPrices } from './newest-price'
import type { CoinConsent } from './coin-consent'
import { areOld, unreadIn } from '../watching/service-health/unread-quotes'
import { addedCoins, oldest, quoteNeeds, quotesKey } from './quote-needs'
import { quotesOperation as operation, topOperation } from '../../src-shared/quotes-operation'
import type { SparkPoint } from './spark'
import { Sparks } from './sparks'

export interface BoardSources {
  readonly calls: CoinCalls
  readonly paid: Pick<PaidCalls, 'settled'>
  readonly refused: RefusedCoins
  readonly credits: CreditService
  readonly clock: Clock
  readonly quotes: QuoteStore
  readonly identities: CoinIdentities
  readonly recordedBars: RecordedBarStore
  readonly otherPrices: OtherPrices
  readonly coins: () => readonly string[]
  readonly consent: CoinConsent
  readonly nameOf: (symbol: string) => string | null
  readonly everyMs: () => number | null
  /** Stores a response so that the user can inspect it. */
  readonly saveAnswer: (outcome: Outcome, params: Readonly<Record<string, string>>) => void
  readonly simulated: boolean
}

export type QuoteOnly = Omit<BoardQuote, 'name' | 'spark' | 'renamed'>

interface UnwrittenQuotes {
  readonly quotes: readonly StoredQuote[]
  readonly at: EpochMs
}

/** Prices from a response, excluding doubtful ones. */
export interface PriceUpdate {
  readonly at: EpochMs
  readonly prices: ReadonlyMap<string, number>
}

/**
 * A refresh skips quotes younger than this fraction of the refresh interval. With a larger fraction, a
 * skipped coin would be due long before the others, and its next call would reload the others too early.
 */
const justLoaded = 0.05

/** The quotes of the watched coins, loaded in one call. Quotes from other calls are used too. */
export class BoardService {
  readonly changed = new Emitter<Board>()
  readonly pricesUpdated = new Emitter<PriceUpdate>()
  /** Emits prices from the list of the largest coins that are newer than the quotes. */
  readonly pricesListed = new Emitter<PriceUpdate>()
  readonly #sources: BoardSources
  readonly #quotes = new Map<string, StoredQuote>()
  /** Emits when a symbol has changed, so that data stored under the old symbol can be moved. */
  readonly followed = new Emitter<{ readonly from: string; readonly to: string }>()
  /** Emits a coin whose saved prices were removed because they belong to another coin. */
  readonly cleared = new Emitter<string>()
  /** New symbols found in a response, by the old symbol. */
  readonly #renamed = new Map<string, NewSymbol>()
  readonly #sparks: Sparks
  readonly #judge: PriceJudge
  #fetchedAt: EpochMs | null = null
  /**
   * The watched coins that were requested since startup, including refused ones. Null before the first
   * response.
   */
  #answered: ReadonlySet<string> | null = null
  readonly #answeredAt = new Map<string, EpochMs>()
  #unread: UnreadQuotes | null = null
  /** The latest response in which several coins share a symbol, by upper-case symbol. */
  readonly #twinAnswers = new Map<string, Outcome>()
  readonly #unwritten = new Unwritten<UnwrittenQuotes>(({ quotes, at }) =>
    this.#sources.quotes.write(quotes, at)
  )
  readonly #unwrittenPrices = new Unwritten<PriceUpdate>(({ prices, at }) => this.#sparks.write(prices, at))
  #announcedPrice: PriceTag | null = null
  #runningCalls = 0
  /** Errors that Candlewick itself threw while it handled a response. */
  #mistakes: unknown[] = []

  constructor(sources: BoardSources) {
    this.#sources = sources
    this.#sparks = new Sparks(sources.recordedBars, sources.clock)
    const known = sources.quotes.all()
    this.#judge = new PriceJudge(known)
    for (const { answeredAt, ...quote } of known) {
      this.#quotes.set(quote.symbol, quote)
      this.#answeredAt.set(quote.symbol, answeredAt)
      this.#fetchedAt = Math.max(this.#fetchedAt ?? 0, quote.fetchedAt ?? 0)
    }
    sources.paid.settled.on(outcome => {
      try {
        this.#takeQuotes(outcome)
      } catch (error) {
        this.#mistakes.push(error)
        throw error
      }
    })
  }

  board(): Board {
    const { coins, simulated } = this.#sources
    const origin: Origin = simulated ? 'simulated' : this.#answered ? 'live' : 'cached'
    const quotes = coins().map(symbol => this.#row(symbol))
    const answered = quotes.filter(({ symbol }) => this.#answered?.has(symbol))
    const price = this.price()
    const waiting = this.#waiting()
    const twins = this.#sources.identities.twins()
    this.#announcedPrice = price
    return {
      quotes,
      origin,
      fetchedAt: this.#fetchedAt,
      price,
      ...(waiting && { waiting }),
      ...(this.#unread && { unread: this.#unread }),
      ...(twins.length > 0 && { twins }),
      ...(areOld(answered) && { areOld: true })
    }
  }

  /** The coin's quote with its newest price, which may be from candles. */
  quote(symbol: string): BoardQuote {
    return this.#row(symbol)
  }

  /**
   * The coin's quote without its name, its sparkline and prices from other responses. Alerts don't need
   * those, and finding them for hundreds of coins takes long.
   */
  quoteOnly(symbol: string): QuoteOnly {
    const quote = this.#quotes.get(symbol) ?? nothingKnown(symbol)
    const refused = this.#sources.refused.refusal(operation, symbol)
    return { ...quote, missing: quote.missing || refused !== null, refused }
  }

  candlesChanged(coin: string): void {
    const before = this.#row(coin)
    this.#sources.otherPrices.readAgain(coin)
    const isWatched = this.#sources.coins().includes(coin)
    if (isWatched && !isDeepStrictEqual(before, this.#row(coin))) this.changed.emit(this.board())
  }

  price(more: readonly string[] = []): PriceTag {
    return this.priceOf([...new Set([...this.#sources.coins(), ...more])])
  }

  /**
   * The price of the call that will load these coins once they're added. Null if adding them causes no call.
   */
  addPrice(coins: readonly string[]): PriceTag | null {
    const { clock, coins: watched, everyMs: rhythm } = this.#sources
    const everyMs = rhythm()
    if (everyMs === null) return null
    const known = new Set(watched())
    const open = coins.filter(coin => !known.has(coin))
    const facts = { open, everyMs, now: clock.now(), isAdded: () => true }
    const added = addedCoins({ ...facts, answeredAt: coin => this.answeredAt(coin) })
    return added.length === 0 ? null : this.priceOf(added)
  }

  priceOf(coins: readonly string[]): PriceTag {
    const { calls, credits } = this.#sources
    return credits.priceOf(operation, subjectOf({ symbol: calls.symbol(operation, coins) }))
  }

  publishPrice(): void {
    if (this.#runningCalls === 0 && !isDeepStrictEqual(this.#announcedPrice, this.price()))
      this.changed.emit(this.board())
  }

  refresh(): Promise<Board> {
    return this.#load(this.#sources.coins())
  }

  loadNewCoins(): Promise<Board> {
    return this.#load(this.#waiting()?.coins ?? [])
  }

  /**
   * New coins that only load manually, with the price of one call for all of them. Null if there are none.
   */
  #waiting(): Board['waiting'] | null {
    const added = this.#sources.consent.waiting()
    if (added.length > 0) return { coins: added, price: this.priceOf(added) }
    if (this.#sources.everyMs() !== null) return null
    const { calls, coins } = this.#sources
    const never = calls.open(operation, coins()).filter(coin => this.answeredAt(coin) === null)
    return never.length === 0 ? null : { coins: never, price: this.priceOf(never), isManual: true }
  }

  async #load(coins: readonly string[]): Promise<Board> {
    if (coins.length === 0) throw new FaultError(inputFault('no-coin'))
    const fault = faultIn(await this.#fetch('person', coins), 'quotes')
    if (fault) throw new FaultError(fault)
    return this.board()
  }

  needs(): readonly AskableNeed[] {
    const everyMs = this.#sources.everyMs()
    const coins = this.#bought()
    if (everyMs === null || coins.length === 0) return []
    const { calls } = this.#sources
    return quoteNeeds({
      ...this.#openCoins(everyMs),
      retryAt: calls.nextRetryAt(operation, coins),
      lastAnswerAt: this.#fetchedAt,
      reserveOf: some => this.priceOf(some.length > 0 ? some : coins).reserve,
      ask: (some = this.#dueCoins(everyMs)) => this.#fetch('schedule', some)
    })
  }

  /** A separate scheduled call for coins with their own interval. Null if the service refuses all of them. */
  needOf(coins: readonly string[], everyMs: number): AskableNeed | null {
    const { calls } = this.#sources
    const bought = new Set(this.#bought())
    const open = calls.open(
      operation,
      coins.filter(coin => bought.has(coin))
    )
    if (open.length === 0) return null
    return {
      name: 'alerts',
      key: [quotesKey, 'every', everyMs].join(' '),
      operation,
      everyMs,
      ofList: true,
      coins: open,
      answeredAt: oldest(open.map(coin => this.answeredAt(coin))),
      reserve: this.priceOf(open).reserve,
      ask: () => this.#fetch('schedule', open)
    }
  }

  /** The coins of the next regular refresh. Newly added coins are loaded in a separate call. */
  coinsToRefresh(): readonly string[] {
    const { refused } = this.#sources
    const everyMs = this.#sources.everyMs()
    const facts = this.#openCoins(everyMs ?? 0)
    const open = new Set(facts.open)
    const added = new Set(everyMs === null ? [] : addedCoins(facts))
    return this.#bought().filter(
      coin => (open.has(coin) && !added.has(coin)) || refused.isDue(operation, coin)
    )
  }

  /** When the coin was last requested successfully, even if the response had no quote for it. Null if never. */
  answeredAt(coin: string): EpochMs | null {
    return this.#answeredAt.get(coin) ?? null
  }

  #bought(): readonly string[] {
    const waiting = new Set(this.#sources.consent.waiting())
    return this.#sources.coins().filter(coin => !waiting.has(coin))
  }

  /** Leaves out coins that were loaded just before, such as one just added, so that they aren't paid for twice. */
  #dueCoins(everyMs: number): readonly string[] {
    const now = this.#sources.clock.now()
    const bought = this.#bought()
    const due = bought.filter(coin => {
      const age = now - (this.answeredAt(coin) ?? -Infinity)
      return age < 0 || age > everyMs * justLoaded
    })
    return this.#sources.calls.open(operation, due).length > 0 ? due : bought
  }

  #openCoins(everyMs: number) {
    const { calls, clock, consent } = this.#sources
    return {
      now: clock.now(),
      everyMs,
      open: calls.open(operation, this.#bought()),
      isAdded: (coin: string) => consent.isAdded(coin),
      answeredAt: (coin: string) => this.answeredAt(coin)
    }
  }

  async #fetch(initiator: Initiator, coins: readonly string[]): Promise<Outcome> {
    this.#runningCalls++
    this.#mistakes = []
    try {
      const { outcome, answered } = await this.#sources.calls.ask({
        operation,
        coins,
        initiator,
        feature: 'watchlist',
        about: 'each'
      })
      // Throws the error, because otherwise prices would stop updating without anyone noticing.
      if (this.#mistakes.length > 0) throw this.#mistakes[0]
      // The service may have charged for some coins before the refresh failed.
      if (answered) this.#judgeAnswer(answered.coins, answered.outcome)
      // Publishes the quotes anyway, because another call may have loaded some in the meantime.
      else this.changed.emit(this.board())
      return outcome
    } finally {
      this.#runningCalls--
      this.publishPrice()
    }
  }

  #judgeAnswer(requested: readonly string[], outcome: Outcome): void {
    const { coins, consent, refused } = this.#sources
    const { answer, receivedAt: at } = outcome
    for (const coin of requested) this.#answeredAt.set(coin, at)
    consent.cover(requested)
    const known = this.#unread?.missing
    this.#unread = unreadIn(requested, outcome)
    const missingPart = this.#unread?.missing
    // Prices still refresh while only the percentage changes are missing, so only the first of these
    // responses is saved.
    if (this.#unread && (missingPart !== 'change' || known !== missingPart))
      this.#sources.saveAnswer(outcome, { symbol: this.#unread.symbol })
    // Keeps all previous quotes if the rows can't be matched to coins.
    if (answer?.kind === 'quotes' && missingPart !== 'coin' && missingPart !== 'rows') {
      const missing = missingCoins(requested, this.#intendedRows(answer.data).rows).map(symbol => ({
        ...(this.#quotes.get(symbol) ?? nothingKnown(symbol)),
        missing: true
      }))
      for (const quote of missing) this.#quotes.set(quote.symbol, quote)
      this.#noteRenamed(requested, answer.data)
      if (missing.length > 0) this.#unwritten.add({ quotes: missing, at })
      const answered = new Set([...(this.#answered ?? []), ...requested])
      const isAnswered = (coin: string): boolean =>
        answered.has(coin) || refused.refusal(operation, coin) !== null
      this.#answered = new Set(coins().filter(isAnswered))
      this.#fetchedAt = at
    }
    this.changed.emit(this.board())
  }

  #takeQuotes(outcome: Outcome): void {
    const { answer, receivedAt: at } = outcome
    const coins = new Set(this.#sources.coins())
    const areNewTwins = this.#learnTwins(answer, coins)
    if (outcome.operation !== operation || answer?.kind !== 'quotes') {
      const areListed = this.#takeListed(outcome, coins)
      if (areNewTwins || areListed) this.changed.emit(this.board())
      return
    }
    const intended = this.#intendedRows(answer.data)
    for (const { symbol } of this.#sources.identities.twins()) this.#twinAnswers.set(symbol, outcome)
    const rows = matchCoins(coinsOfList(outcome, [...coins]), intended.rows)
    const watched = new Map([...rows].filter(([coin]) => coins.has(coin)))
    if (watched.size === 0) return
    this.#sources.refused.accept(operation, [...watched.keys()])
    for (const coin of watched.keys()) this.#answeredAt.set(coin, at)
    this.#sources.consent.cover([...watched.keys()])
    this.#keep(watched, outcome, intended.unsure)
    // #judgeAnswer publishes the quotes of this service's own calls.
    if (this.#runningCalls === 0) this.changed.emit(this.board())
  }

  /** Whether the list of the largest coins has a newer price of a watched coin. */
  #takeListed({ operation: called, answer, receivedAt }: Outcome, coins: ReadonlySet<string>): boolean {
    if (called !== topOperation || answer?.kind !== 'quotes') return false
    const known = [...matchCoins([...coins], this.#intendedRows(answer.data).rows)]
    const rows = new Map(known.filter(([coin, row]) => this.#isSameMarket(coin, row)))
    this.#sources.otherPrices.addListed(rows, receivedAt)
    const shown = [...rows.keys()].map(coin => this.#row(coin)).filter(one => one.priceOrigin === 'list')
    const prices = new Map(shown.map(({ symbol, price }) => [symbol, price ?? NaN]))
    if (prices.size > 0) this.pricesListed.emit({ at: receivedAt, prices })
    return rows.size > 0
  }

  /**
   * The row's price doesn't apply to the coin if the coin is on a specific exchange (`BTC@binance`) or
   * quoted in another currency.
   */
  #isSameMarket(coin: string, { currency }: QuoteRow): boolean {
    const own = this.#quotes.get(coin)?.currency ?? null
    return bareCoin(coin) === coin && (own === null || currency === null || own === currency)
  }

  #keep(
    rows: ReadonlyMap<string, QuoteRow>,
    { headers, receivedAt: at }: Outcome,
    unsureSymbols: ReadonlySet<string>
  ): void {
    const unsure = new Set([...rows.keys()].filter(coin => unsureSymbols.has(bareCoin(coin))))
    const doubts = this.#judge.doubts(rows, at, servedAt(headers, at), unsure)
    const prices = new Map<string, number>()
    const stored: StoredQuote[] = []
    for (const [symbol, row] of rows) {
      const before = this.#quotes.get(symbol) ?? nothingKnown(symbol)
      const doubt = doubts.get(symbol)
      const quote = toStoredQuote(row, doubt, before, at)
      stored.push(quote)
      this.#quotes.set(symbol, quote)
      if (row.price !== null && doubt === undefined) prices.set(symbol, row.price)
    }
    this.#sparks.add(prices, at)
    // The quotes were paid for, so they're shown even if the disk fails.
    this.#unwrittenPrices.add({ at, prices })
    try {
      this.pricesUpdated.emit({ at, prices })
    } finally {
      // Writes the quotes after the alerts were evaluated, so that notifications don't wait for the disk. The
      // alerts only need the prices, which are saved already.
      this.#unwritten.add({ quotes: stored, at })
    }
  }

  /** Stores which coin the user means by a symbol, and applies that to the last response. @throws DiskError */
  chooseCoin(symbol: string, identity: CoinIdentity): Board {
    const { clock, coins, identities } = this.#sources
    const bare = bareCoin(symbol)
    identities.choose(bare, identity)
    const own = coins().filter(coin => bareCoin(coin) === bare)
    for (const coin of own) {
      this.#judge.forget(coin)
      this.#sparks.forget(coin)
      this.#sources.otherPrices.forget(coin)
      this.#quotes.set(coin, nothingKnown(coin))
      this.#unwritten.add({ quotes: [nothingKnown(coin)], at: clock.now() })
      this.cleared.emit(coin)
    }
    const outcome = this.#twinAnswers.get(bare)
    if (outcome?.answer?.kind === 'quotes') {
      const intended = this.#intendedRows(outcome.answer.data)
      this.#keep(matchCoins(own, intended.rows), outcome, intended.unsure)
    }
    const board = this.board()
    this.changed.emit(board)
    return board
  }

  #learnTwins(answer: Answer | null, coins: ReadonlySet<string>): boolean {
    if (answer?.kind !== 'quotes' && answer?.kind !== 'athAtl') return false
    const rows = answer.data.flatMap(row => (row.symbol === null ? [] : { ...row, symbol: row.symbol }))
    const symbols = new Set([...coins].map(bareCoin))
    return this.#sources.identities.learn(rows, this.#lastQuotes(), symbols)
  }

  #noteRenamed(requested: readonly string[], rows: readonly QuoteRow[]): void {
    for (const coin of requested) this.#renamed.delete(coin)
    const missing = requested.filter(coin => this.#quotes.get(coin)?.missing === true)
    for (const [coin, found] of renamedIn(requested, missing, rows)) this.#renamed.set(coin, found)
  }

  /**
   * Moves a coin and its history to its new symbol.
   * @throws DiskError
   */
  followCoin(from: string, to: string): Board {
    const quote = this.#quotes.get(from)
    this.#sources.quotes.rename(from, to, this.#sources.recordedBars)
    if (quote && !this.#quotes.has(to)) {
      const renamed = { ...quote, symbol: to, missing: false }
      this.#quotes.set(to, renamed)
      this.#unwritten.add({ quotes: [renamed], at: this.#sources.clock.now() })
    }
    for (const coins of [this.#quotes, this.#renamed]) coins.delete(from)
    for (const coin of [from, to]) {
      this.#sparks.reread(coin)
      this.#sources.otherPrices.forget(coin)
    }
    this.followed.emit({ from, to })
    this.#sources.consent.cover([to])
    const board = this.board()
    this.changed.emit(board)
    return board
  }

  #intendedRows(rows: readonly QuoteRow[]): IntendedRows<QuoteRow> {
    return this.#sources.identities.intendedRows(rows, this.#lastQuotes())
  }

  /** Looks up the last quote by upper-case symbol. */
  #lastQuotes(): (symbol: string) => LastQuote | null {
    // Reversed, so that the first watched coin with a symbol takes precedence.
    const watched = new Map(
      this.#sources
        .coins()
        .toReversed()
        .map(coin => [bareCoin(coin), coin])
    )
    return symbol => {
      const coin = this.#quotes.has(symbol) ? symbol : watched.get(symbol)
      const quote = coin === undefined ? undefined : this.#quotes.get(coin)
      if (coin === undefined || quote === undefined) return null
      const { exchange, currency } = quote
      return { price: this.#judge.trusted(coin), exchange, currency }
    }
  }

  writePending(): void {
    this.#unwritten.write()
    this.#unwrittenPrices.write()
  }

  #row(symbol: string): BoardQuote {
    const quote = this.#quoteRow(symbol)
    const { identities, otherPrices } = this.#sources
    // Candles and list rows with this symbol may belong to another coin.
    return identities.hasTwins(bareCoin(symbol)) ? quote : withNewestPrice(quote, otherPrices.of(symbol))
  }

  #quoteRow(symbol: string): BoardQuote {
    const quote = this.quoteOnly(symbol)
    const spark = this.spark(symbol).map(point => point.close)
    const { identities, nameOf } = this.#sources
    const renamed = quote.missing ? this.#renamed.get(symbol) : undefined
    return {
      ...quote,
      name: identities.nameOf(symbol) ?? nameOf(symbol),
      spark,
      ...(renamed && { renamed })
    }
  }

  spark(symbol: string): readonly SparkPoint[] {
    return this.#sparks.of(symbol)
  }
}
