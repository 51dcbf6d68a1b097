import { z } from 'zod'
import { priceDoubts, type BoardQuote, type PriceDoubt } from '../../src-shared/contract/market'
import type { EpochMs } from '../../src-shared/contract/values'
import type { Database } from '../platform/storage/database'
import type { QuoteRow } from '../service/api/answers/answer'
import { readStored } from '../platform/storage/stored-json'

export type KeptQuote = Omit<BoardQuote, 'name' | 'spark' | 'refused' | 'renamed'>

const number = z.number().nullable().catch(null)
const text = z.string().nullable().catch(null)
/** Unreadable fields become null. Only the symbol is required. */
const KeptQuote = z.object({
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
}) satisfies z.ZodType<KeptQuote>

export const nothingKnown = (symbol: string): KeptQuote => ({
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
export function keptOf(
  row: QuoteRow,
  doubt: PriceDoubt | undefined,
  before: KeptQuote,
  fetchedAt: EpochMs
): KeptQuote {
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

export class QuoteStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** `answeredAt` is the time of the last response to a request for the coin, even without a quote. */
  all(): readonly (KeptQuote & { readonly answeredAt: EpochMs })[] {
    const rows = this.#database.prepare('SELECT value, fetched_at AS answeredAt FROM quote').all() as {
      value: string
      answeredAt: number
    }[]
    return rows.flatMap(({ value, answeredAt }) => {
      const quote = readStored(KeptQuote, value)
      return quote ? [{ ...quote, answeredAt }] : []
    })
  }

  rename(from: string, to: string): void {
    this.#database.transaction(() => {
      for (const table of ['own_bar', 'candle', 'candle_series', 'candle_correction']) {
        this.#database.prepare(`UPDATE OR IGNORE ${table} SET coin = ? WHERE coin = ?`).run(to, from)
        this.#database.prepare(`DELETE FROM ${table} WHERE coin = ?`).run(from)
      }
      this.#database.prepare('DELETE FROM quote WHERE coin = ?').run(from)
    })()
  }

  write(quotes: readonly KeptQuote[], at: EpochMs): void {
    this.#database.transaction(() => {
      const upsert = this.#database.prepare(
        `INSERT INTO quote (coin, value, fetched_at, missing) VALUES (?, ?, ?, ?)
         ON CONFLICT (coin) DO UPDATE SET value = excluded.value, fetched_at = excluded.fetched_at, missing = excluded.missing`
      )
      for (const quote of quotes) upsert.run(quote.symbol, JSON.stringify(quote), at, quote.missing ? 1 : 0)
    })()
  }
}
