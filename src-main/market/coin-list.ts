import { z } from 'zod'
import type { CoinRow } from '../../src-shared/contract/answer'
import type { CoinListState, CoinName } from '../../src-shared/contract/market'
import type { EpochMs } from '../../src-shared/contract/values'
import type { Initiator } from '../credits/booked-call'
import type { CreditService } from '../credits/credit-service'
import type { PaidCalls } from '../credits/paid-calls'
import { subjectOf } from '../credits/subject'
import { areAlike } from '../../src-shared/figures/coin-twins'
import { Emitter } from '../platform/events/emitter'
import { requireAnswerKind } from '../service/api/expected-answer'
import type { AskableNeed } from '../watching/schedule/need-sources'
import { bareCoin } from '../service/api/answers/call-request'
import type { Outcome } from '../service/api/outcome'
import { readCached, writeCached } from '../platform/storage/cached-answer'
import type { Database } from '../platform/storage/database'
import { wasWritten } from '../platform/storage/disk-error'

export interface CoinListSources {
  readonly calls: PaidCalls
  readonly credits: CreditService
  readonly database: Database
  readonly everyMs: () => number | null
}

interface ListedCoin extends CoinName {
  readonly historySince: EpochMs | null
}

/** Only stores the fetch time of the list, because the coins have their own table. */
const cached = { name: 'coin-list', schema: z.unknown() }

/**
 * The service's list of all coins. It's large and may be expensive, so it's loaded rarely and searched
 * locally.
 */
export class CoinList {
  readonly changed = new Emitter<void>()
  readonly #sources: CoinListSources
  #coins: readonly ListedCoin[]
  #names: ReadonlyMap<string, string>
  #twins: ReadonlyMap<string, readonly ListedCoin[]>
  #fetchedAt: EpochMs | null

  constructor(sources: CoinListSources) {
    this.#sources = sources
    this.#coins = sources.database
      .prepare('SELECT symbol, name, source, history_since AS historySince FROM coin ORDER BY position')
      .all() as unknown as ListedCoin[]
    this.#names = namesOf(this.#coins)
    this.#twins = twinsOf(this.#coins)
    this.#fetchedAt = readCached(sources.database, cached)?.fetchedAt ?? null
    // Also uses a list that Explorer loaded.
    sources.calls.settled.on(({ answer, receivedAt }) => {
      if (answer?.kind !== 'coins' || answer.data.length === 0) return
      try {
        this.#keep(answer.data, receivedAt)
      } catch {
        // If the disk is full, keep the list in memory instead of failing the call.
      }
    })
  }

  state(): CoinListState {
    const price = this.#sources.credits.priceOf('getCryptoList', subjectOf({}))
    return { count: this.#coins.length, fetchedAt: this.#fetchedAt, price }
  }

  /** The coin's name. Null if unknown, empty or shared by several coins. `BTC@binance` is looked up as BTC. */
  nameOf(coin: string): string | null {
    const symbol = coin.split('@')[0] ?? coin
    return this.#twins.has(symbol) ? null : (this.#names.get(symbol) ?? null)
  }

  /** The coins that the service's list lacks. Empty if no list is loaded. `BTC@binance` is looked up as BTC. */
  unlisted(coins: readonly string[]): readonly string[] {
    if (this.#coins.length === 0) return []
    const listed = new Set(this.#coins.map(({ symbol }) => bareCoin(symbol)))
    return coins.filter(coin => !listed.has(bareCoin(coin)))
  }

  /** The earliest time for which any source has the coin's history. Null if unknown. */
  historySince(coin: string): EpochMs | null {
    const days = this.#coins.flatMap(({ symbol, historySince }) =>
      historySince !== null && bareCoin(symbol) === bareCoin(coin) ? [historySince] : []
    )
    return days.length === 0 ? null : Math.min(...days)
  }

  /** Best matches first: the exact symbol, then symbols with this prefix, names with this prefix, and the rest. */
  search({ text, limit }: { text: string; limit: number }): readonly CoinName[] {
    const wanted = text.trim().toLowerCase()
    const best = new Map<string, { coin: ListedCoin; rank: number }>()
    for (const coin of this.#coins) {
      const rank = rankOf(coin, wanted)
      const before = best.get(coin.symbol)
      if (rank === null || (before && before.rank <= rank)) continue
      // Looks up the name, because this row may lack it while another row with the symbol has it.
      best.set(coin.symbol, { coin: before?.coin ?? this.#named(coin), rank })
    }
    return [...best.values()]
      .sort((a, b) => a.rank - b.rank)
      .flatMap(({ coin }): readonly CoinName[] => {
        const twins = this.#twins.get(coin.symbol)
        const { symbol, name, source } = coin
        return (
          twins?.map(twin => ({ symbol, name: twin.name, source: twin.source, isTwin: true })) ?? [
            { symbol, name, source }
          ]
        )
      })
      .slice(0, limit)
  }

  async load(): Promise<CoinListState> {
    requireAnswerKind('coins', await this.#fetch('person'))
    return this.state()
  }

  needs(): readonly AskableNeed[] {
    const everyMs = this.#sources.everyMs()
    if (everyMs === null) return []
    const { reserve } = this.state().price
    return [
      {
        name: 'coin-list',
        key: 'coin-list',
        operation: 'getCryptoList',
        everyMs,
        answeredAt: this.#fetchedAt,
        reserve,
        ask: () => this.#fetch('schedule')
      }
    ]
  }

  #named(coin: ListedCoin): ListedCoin {
    return coin.name === '' ? { ...coin, name: this.#names.get(coin.symbol) ?? '' } : coin
  }

  #fetch(initiator: Initiator): Promise<Outcome> {
    return this.#sources.calls.call('getCryptoList', {}, 'coin-list', initiator)
  }

  #keep(rows: readonly CoinRow[], at: EpochMs): void {
    const { database } = this.#sources
    this.#coins = rows.map(({ symbol, name, source, historySince = null }) => ({
      symbol,
      name: name ?? '',
      source,
      historySince
    }))
    this.#names = namesOf(this.#coins)
    this.#twins = twinsOf(this.#coins)
    this.#fetchedAt = at
    const write = database.transaction(() => {
      database.exec('DELETE FROM coin')
      const insert = database.prepare(
        'INSERT INTO coin (symbol, name, source, history_since) VALUES (?, ?, ?, ?)'
      )
      for (const { symbol, name, source, historySince } of this.#coins)
        insert.run(symbol, name, source, historySince)
      writeCached(database, cached, {}, at)
    })
    wasWritten(() => write())
    this.changed.emit()
  }
}

/** Uses the first name found for each symbol, because the list has a row per symbol and source. */
function namesOf(coins: readonly CoinName[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const { symbol, name } of coins) if (name !== '' && !names.has(symbol)) names.set(symbol, name)
  return names
}

/** Different coins that one source lists under the same symbol, by symbol. */
function twinsOf(coins: readonly ListedCoin[]): ReadonlyMap<string, readonly ListedCoin[]> {
  const places = new Map<string, ListedCoin[]>()
  for (const coin of coins) {
    if (coin.name === '' || areAlike(coin.name, coin.symbol)) continue
    const place = `${coin.symbol}\n${coin.source ?? ''}`
    const others = places.get(place)
    if (others === undefined) places.set(place, [coin])
    else if (!others.some(({ name }) => areAlike(name, coin.name))) others.push(coin)
  }
  const twins = new Map<string, readonly ListedCoin[]>()
  for (const own of places.values()) {
    const [first] = own
    if (first && own.length > (twins.get(first.symbol)?.length ?? 1)) twins.set(first.symbol, own)
  }
  return twins
}

function rankOf({ symbol, name }: CoinName, wanted: string): number | null {
  const [ticker, title] = [symbol.toLowerCase(), name.toLowerCase()]
  if (ticker === wanted) return 0
  if (ticker.startsWith(wanted)) return 1
  if (title.startsWith(wanted)) return 2
  if (title.includes(wanted) || ticker.includes(wanted)) return 3
  return null
}
