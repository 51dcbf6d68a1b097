import { isDeepStrictEqual } from 'node:util'
import type { Board, BoardQuote, UnreadQuotes } from '../../src-shared/contract/market'
import type { EpochMs, Origin, PriceTag } from '../../src-shared/contract/values'
import type { Initiator } from '../credits/booked-call'
import type { CoinCalls } from '../coins/coin-calls'
import type { PaidCalls } from '../credits/paid-calls'
import type { RefusedCoins } from '../coins/refused-coins'
import type { CreditService } from '../credits/credit-service'
import { subjectOf } from '../credits/subject'
import { Emitter } from '../events/emitter'
import { FaultError, inputFault } from '../faults/fault-error'
import { faultIn } from '../faults/shape'
import type { AskableNeed } from '../schedule/need-sources'
import type { QuoteRow } from '../service-api/answers/answer'
import { servedAt } from '../service-api/http-date'
import { matchCoins } from '../service-api/missing-coins'
import { coinsAsked, type Outcome } from '../service-api/outcome'
import { Unwritten } from '../storage/unwritten'
import type { Clock } from '../time/clock'
import type { OwnBarStore } from './own-bar-store'
import { PriceJudge } from './price-judge'
import { keptOf, nothingKnown, type KeptQuote, type QuoteStore } from './quote-store'
import { lackOf } from './quote-lack'
import { sparkWith, type SparkPoint } from './spark'

export interface BoardSources {
  readonly calls: CoinCalls
  /** Where every answer comes by, whoever asked. */
  readonly paid: Pick<PaidCalls, 'settled'>
  readonly refused: RefusedCoins
  readonly credits: CreditService
  readonly clock: Clock
  readonly quotes: QuoteStore
  readonly ownBars: OwnBarStore
  /** The coins watched, in order. */
  readonly coins: () => readonly string[]
  readonly nameOf: (symbol: string) => string | null
  readonly everyMs: () => number | null
  /** Keeps an answer to be looked at as it came. */
  readonly keepAnswer: (outcome: Outcome, params: Readonly<Record<string, string>>) => void
  readonly simulated: boolean
}

/** What one answer said, as it is kept. */
interface Heard {
  readonly kept: readonly KeptQuote[]
  readonly prices: ReadonlyMap<string, number>
  readonly at: EpochMs
}

/** Prices seen in one answer, for everyone who builds on them: none in doubt. */
export interface PricesSeen {
  readonly at: EpochMs
  readonly prices: ReadonlyMap<string, number>
}

export const quotesOperation = 'getData'
const operation = quotesOperation
const pruneEveryMs = 60_000
/** Coins added one after another are asked for together: each call is paid for with every coin in it. */
const gatherMs = 5_000

/**
 * The watched coins' quotes: one batched call for all, kept in memory and in the cache. Whoever asked for one (the explorer, a
 * coin's page): it is paid for, and it is the same for all.
 */
export class BoardService {
  readonly changed = new Emitter<Board>()
  readonly pricesSeen = new Emitter<PricesSeen>()
  readonly #sources: BoardSources
  readonly #quotes = new Map<string, KeptQuote>()
  readonly #sparks = new Map<string, readonly SparkPoint[]>()
  readonly #judge: PriceJudge
  #fetchedAt: EpochMs | null = null
  #prunedAt: EpochMs = 0
  /** The watched coins that were answered in this run; null before the first answer. */
  #answered: ReadonlySet<string> | null = null
  /** When each was asked about and answered, though it may be that no quote of it came. */
  readonly #answeredAt = new Map<string, EpochMs>()
  #unread: UnreadQuotes | null = null
  readonly #unwritten = new Unwritten<Heard>(({ kept, prices, at }) => {
    const { quotes, ownBars } = this.#sources
    quotes.write(kept, at)
    ownBars.add(prices, at)
    this.#prune(at)
  })
  /** As last told, with all else of the board. */
  #toldPrice: PriceTag | null = null
  #asking = 0

  constructor(sources: BoardSources) {
    this.#sources = sources
    const known = sources.quotes.all()
    this.#judge = new PriceJudge(known)
    for (const quote of known) {
      this.#quotes.set(quote.symbol, quote)
      this.#fetchedAt = Math.max(this.#fetchedAt ?? 0, quote.fetchedAt ?? 0)
    }
    sources.paid.settled.on(outcome => {
      if (outcome.operation === operation && outcome.fault === null) this.#take(outcome)
    })
  }

  board(): Board {
    const { coins, simulated } = this.#sources
    const origin: Origin = simulated ? 'simulated' : this.#answered ? 'live' : 'cached'
    const quotes = coins().map(symbol => this.#row(symbol))
    const price = this.price()
    this.#toldPrice = price
    return {
      quotes,
      origin,
      fetchedAt: this.#fetchedAt,
      price,
      ...(this.#unread && { unread: this.#unread }),
      ...(this.#areOld() && { areOld: true })
    }
  }

  /** Where a price is of now, or may be, the service does not stand still. */
  #areOld(): boolean {
    const { coins } = this.#sources
    const doubts = coins().flatMap(coin => (this.#answered?.has(coin) ? (this.#quotes.get(coin) ?? []) : []))
    const told = doubts.filter(({ missing, doubt }) => !missing && doubt !== 'unread')
    return told.length > 0 && told.every(({ doubt }) => doubt === 'old')
  }

  /** The coin's last known quote, without a call. */
  quote(symbol: string): BoardQuote {
    return this.#row(symbol)
  }

  /** What asking for all watched coins costs now. */
  price(more: readonly string[] = []): PriceTag {
    const { calls, coins, credits } = this.#sources
    const all = [...new Set([...coins(), ...more])]
    return credits.priceOf(operation, subjectOf({ symbol: calls.symbol(operation, all) }))
  }

  /** Tells of the price where it is another one: each charge may teach it. What our own call taught comes with its quotes. */
  publishPrice(): void {
    if (this.#asking === 0 && !isDeepStrictEqual(this.#toldPrice, this.price()))
      this.changed.emit(this.board())
  }

  async refresh(): Promise<Board> {
    if (this.#sources.coins().length === 0) {
      throw new FaultError(inputFault('no-coin'))
    }
    const fault = faultIn(await this.#fetch('person'), 'quotes')
    if (fault) throw new FaultError(fault)
    return this.board()
  }

  needs(): readonly AskableNeed[] {
    const everyMs = this.#sources.everyMs()
    if (everyMs === null || this.#sources.coins().length === 0) return []
    // A coin that was just added does not wait for the next turn: with it the need is another one.
    const { calls, coins } = this.#sources
    const open = calls.open(operation, coins())
    const unasked = open.filter(coin => this.#answered?.has(coin) === false)
    const retryAt = open.length === 0 ? calls.nextRetryAt(operation, coins()) : null
    return [
      {
        name: 'quotes',
        key: ['quotes', ...unasked].join(' '),
        operation,
        everyMs,
        // Where all are set aside there is nothing to ask about before the next try.
        ...(retryAt === null ? {} : { dueAt: retryAt }),
        answeredAt: unasked.length > 0 ? this.#gathering(everyMs) : this.#answered && this.#fetchedAt,
        ofList: true,
        reserve: this.price().reserve,
        ask: coins => this.#fetch('schedule', coins)
      }
    ]
  }

  /** The coins that may be asked about by themselves now: those set aside are not, before the next try. */
  asked(): readonly string[] {
    const { calls, coins, refused } = this.#sources
    const open = new Set(calls.open(operation, coins()))
    return coins().filter(coin => open.has(coin) || refused.isDue(operation, coin))
  }

  /** When a coin was last asked about and answered, with a quote or without one; null = never, as far as is kept. */
  answeredAt(coin: string): EpochMs | null {
    const fetchedAt = this.#quotes.get(coin)?.fetchedAt ?? null
    const askedAt = this.#answeredAt.get(coin) ?? null
    return fetchedAt === null || askedAt === null ? (askedAt ?? fetchedAt) : Math.max(askedAt, fetchedAt)
  }

  /** With a coin just added the need is due at once, or a little after an answer that has only just come. */
  #gathering(everyMs: number): EpochMs | null {
    const gatherUntil = (this.#fetchedAt ?? 0) + Math.min(gatherMs, everyMs)
    return gatherUntil <= this.#sources.clock.now() ? null : gatherUntil - everyMs
  }

  async #fetch(initiator: Initiator, coins = this.#sources.coins()): Promise<Outcome> {
    this.#asking++
    try {
      const { outcome } = await this.#sources.calls.ask({
        ...{ operation, coins, initiator },
        feature: 'watchlist',
        about: 'each'
      })
      return outcome
    } finally {
      this.#asking--
      this.publishPrice()
    }
  }

  #take(outcome: Outcome): void {
    const { answer, charged, receivedAt: at } = outcome
    const spelled = new Map(this.#sources.coins().map(coin => [coin.toUpperCase(), coin]))
    const asked = coinsAsked(outcome).map(coin => spelled.get(coin.toUpperCase()) ?? coin)
    const watched = asked.filter(coin => spelled.has(coin.toUpperCase()))
    if (watched.length === 0) return
    for (const coin of watched) this.#answeredAt.set(coin, at)
    const lacks = lackOf(asked, answer)
    const known = this.#unread?.lacks
    this.#unread = lacks && { at, charged, lacks, symbol: asked.join(' ') }
    // Prices that come for weeks without a change are kept once, not each minute.
    if (this.#unread && (lacks !== 'change' || known !== lacks))
      this.#sources.keepAnswer(outcome, { symbol: this.#unread.symbol })
    // Where no row can be told from another nothing is known of any coin: what was known stays, with its age.
    if (answer?.kind !== 'quotes' || lacks === 'coin' || lacks === 'rows')
      return this.changed.emit(this.board())
    // What somebody else asked about one coin does not put off the next turn of all.
    if (this.#asking > 0 || this.asked().every(coin => watched.includes(coin))) this.#fetchedAt = at
    this.#keep(watched, matchCoins(asked, answer.data), outcome)
  }

  #keep(
    watched: readonly string[],
    rows: ReadonlyMap<string, QuoteRow>,
    { headers, receivedAt: at }: Pick<Outcome, 'headers' | 'receivedAt'>
  ): void {
    const doubts = this.#judge.doubts(rows, at, servedAt(headers))
    const prices = new Map<string, number>()
    const kept: KeptQuote[] = []
    for (const symbol of watched) {
      const row = rows.get(symbol)
      // A coin that was dropped keeps its last numbers, marked: they are still what was last known.
      const before = this.#quotes.get(symbol) ?? nothingKnown(symbol)
      const doubt = doubts.get(symbol)
      const quote = row ? keptOf(row, doubt, before, at) : { ...before, missing: true }
      kept.push(quote)
      this.#quotes.set(symbol, quote)
      if (row && row.price !== null && doubt === undefined) prices.set(symbol, row.price)
    }
    const answered = new Set([...(this.#answered ?? []), ...watched, ...this.#refusedCoins()])
    this.#answered = new Set(this.#sources.coins().filter(coin => answered.has(coin)))
    for (const [coin, price] of prices) this.#sparks.set(coin, sparkWith(this.spark(coin), at, price))
    // What the disk does not take is shown all the same: it was paid for.
    this.#unwritten.add({ kept, prices, at })
    this.pricesSeen.emit({ at, prices })
    this.changed.emit(this.board())
  }

  /** Writes what the disk did not take before, as far as it takes it now. */
  writeHeld(): void {
    this.#unwritten.write()
  }

  #row(symbol: string): BoardQuote {
    const quote = this.#quotes.get(symbol) ?? nothingKnown(symbol)
    const spark = this.spark(symbol).map(point => point.close)
    const refused = this.#sources.refused.refusal(operation, symbol)
    const missing = quote.missing || refused !== null
    return { ...quote, missing, refused, name: this.#sources.nameOf(symbol), spark }
  }

  /** A coin's prices of the last day. Read from the cache when it is first looked at, then kept in memory. */
  spark(symbol: string): readonly SparkPoint[] {
    const known = this.#sparks.get(symbol)
    if (known) return known
    const points = this.#sources.ownBars.spark(symbol, this.#sources.clock.now())
    this.#sparks.set(symbol, points)
    return points
  }

  #refusedCoins(): readonly string[] {
    const { coins, refused } = this.#sources
    return coins().filter(coin => refused.refusal(operation, coin) !== null)
  }

  #prune(now: EpochMs): void {
    if (Math.abs(now - this.#prunedAt) < pruneEveryMs) return
    this.#prunedAt = now
    this.#sources.ownBars.prune(now)
  }
}
