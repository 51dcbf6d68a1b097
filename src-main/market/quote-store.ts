import { z } from 'zod'
import { parsedJson } from '../../src-shared/json'
import { priceDoubts, type BoardQuote, type PriceDoubt } from '../../src-shared/contract/market'
import type { EpochMs } from '../../src-shared/contract/values'
import type { Database } from '../platform/storage/database'
import type { RecordedBarStore } from './recorded-bar-store'
import type { QuoteRow } from '../service/api/answers/answer'

export type StoredQuote = Omit<BoardQuote, 'name' | 'spark' | 'refused' | 'renamed' | 'priceOrigin'>

const number = z.number().nullable().catch(null)
const text = z.string().nullable().catch(null)
/** Unreadable fields become null. Only the symbol is required. */
const StoredQuote = z.object({
  symbol: z.string(),
  price: number,
  low: number,
  high: number,
  changePercent: number,
  priceText: text,
  exchange: text,
  currency: text,
  at: number,
  fetchedAt: number,
  missing: z.boolean().catch(false),
  doubt: z.enum(priceDoubts).optional().catch(undefined)
}) satisfies z.ZodType<StoredQuote>

export const nothingKnown = (symbol: string): StoredQuote => ({
  symbol,
  price: null,
  low: null,
  high: null,
  changePercent: null,
  priceText: null,
  exchange: null,
  currency: null,
  at: null,
  fetchedAt: null,
  missing: false
})

/**
 * The quote to store for a row. If the row has no price, keeps all previous values and their age, because an old price
 * next to a new high would look current.
 */
export function toStoredQuote(
  row: QuoteRow,
  doubt: PriceDoubt | undefined,
  before: StoredQuote,
  fetchedAt: EpochMs
): StoredQuote {
  const { low, high, changePercent, at, exchange, currency } = row
  const { symbol } = before
  const isUnread = doubt === 'unread'
  if (isUnread && before.price !== null && before.price > 0) return { ...before, missing: false, doubt }
  return {
    symbol,
    price: isUnread ? null : row.price,
    priceText: row.text['price'] ?? null,
    low,
    high,
    changePercent,
    at,
    fetchedAt,
    exchange,
    currency,
    missing: false,
    ...(doubt && { doubt })
  }
}

/**
 * Packs a quote into a JSON array without property names, which would take up half of what is written with
 * each response. 0 stands for the usual values: a text that equals the price, and the time of the response.
 */
function packed(quote: StoredQuote, answeredAt: EpochMs): string {
  const { price, low, high, changePercent, at, exchange, currency, doubt = null } = quote
  const priceText = quote.priceText !== null && quote.priceText === String(price) ? 0 : quote.priceText
  const fetchedAt = quote.fetchedAt === answeredAt ? 0 : quote.fetchedAt
  const values = [price, priceText, low, high, changePercent, at, fetchedAt, exchange, currency, doubt]
  return JSON.stringify(
    values.slice(0, Math.max(leastFields, values.findLastIndex(value => value !== null) + 1))
  )
}

/** The length of the shortest valid array. Only the exchange, the currency and the doubt can be omitted. */
const leastFields = 7

interface QuoteEntry {
  readonly coin: string
  readonly value: string
  readonly answeredAt: EpochMs
  readonly missing: number
}

/** Earlier versions stored an object instead of an array. */
function unpacked({ coin, value, answeredAt, missing }: QuoteEntry): StoredQuote | null {
  const stored = parsedJson(value)
  if (Array.isArray(stored) && stored.length < leastFields) return null
  if (!Array.isArray(stored)) return StoredQuote.safeParse(stored).data ?? null
  const [price, priceText, low, high, changePercent, at, fetchedAt, exchange, currency, doubt]: unknown[] =
    stored
  return StoredQuote.parse({
    symbol: coin,
    price,
    priceText: priceText === 0 ? String(price) : priceText,
    low,
    high,
    changePercent,
    at,
    fetchedAt: fetchedAt === 0 ? answeredAt : fetchedAt,
    exchange,
    currency,
    missing: missing === 1,
    ...(typeof doubt === 'string' && { doubt })
  })
}

export class QuoteStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** `answeredAt` is the time of the last response to a request for the coin, even if it had no quote. */
  all(): readonly (StoredQuote & { readonly answeredAt: EpochMs })[] {
    const entries = this.#database
      .prepare('SELECT coin, value, fetched_at AS answeredAt, missing FROM quote')
      .all() as unknown as readonly QuoteEntry[]
    return entries.flatMap(entry => {
      const quote = unpacked(entry)
      return quote ? [{ ...quote, answeredAt: entry.answeredAt }] : []
    })
  }

  /** @param recordedBars moves its bars in the same transaction */
  rename(from: string, to: string, recordedBars: Pick<RecordedBarStore, 'rename'>): void {
    this.#database.transaction(() => {
      recordedBars.rename(from, to)
      for (const table of ['candle', 'candle_series', 'candle_correction']) {
        this.#database.prepare(`UPDATE OR IGNORE ${table} SET coin = ? WHERE coin = ?`).run(to, from)
        this.#database.prepare(`DELETE FROM ${table} WHERE coin = ?`).run(from)
      }
      this.#database.prepare('DELETE FROM quote WHERE coin = ?').run(from)
    })()
  }

  write(quotes: readonly StoredQuote[], at: EpochMs): void {
    this.#database.transaction(() => {
      const upsert = this.#database.prepare(
        `INSERT INTO quote (coin, value, fetched_at, missing) VALUES (?, ?, ?, ?)
         ON CONFLICT (coin) DO UPDATE SET value = excluded.value, fetched_at = excluded.fetched_at, missing = excluded.missing`
      )
      for (const quote of quotes) upsert.run(quote.symbol, packed(quote, at), at, quote.missing ? 1 : 0)
    })()
  }
}
