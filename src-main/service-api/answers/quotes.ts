import type { QuoteRow } from './answer'
import { aliases, type Aliases } from './aliases'
import { bareCoin, type Asked } from './asked'
import { byFieldNames } from './columns'
import type { Decoder } from './decoder'
import { textOf } from './json'
import { countOf, numberOf, percentOf, sourceText } from './numbers'
import { findRows, type Row } from './rows'
import { timeOf } from './times'

const names = {
  symbol: ['symbol', 'coin', 'ticker', 'code'],
  // `BTC/USDT` beside a symbol tells the currency of the price; alone it is the symbol.
  pair: ['pair', 'market_pair', 'trading_pair'],
  price: ['price', 'last', 'last_price', 'current_price', 'close', 'value', 'rate'],
  low: ['lowest', 'low', 'daily_low', 'low_24h', 'lowest_24h', 'low_price', 'min'],
  high: ['highest', 'high', 'daily_high', 'high_24h', 'highest_24h', 'high_price', 'max'],
  changePercent: [
    'daily_change_percentage',
    'daily_change_percent',
    'change_percentage',
    'change_percent',
    'change_pct',
    'percent_change',
    'percentage_change',
    'percent_change_24h',
    'change_percent_24h',
    'change_24h_percent',
    'change_percentage_24h',
    'price_change_percentage',
    'price_change_percentage_24h',
    'price_change_percent'
  ],
  // May be an amount: counts as percent only where the text carries the sign.
  change: ['change', 'daily_change', 'change_24h'],
  at: ['date', 'time', 'timestamp', 'datetime', 'updated_at', 'last_updated', 'updated'],
  exchange: ['source_exchange', 'exchange', 'source', 'market'],
  currency: ['currency', 'convert', 'quote_currency', 'vs_currency', 'quote'],
  marketCap: ['market_cap', 'market_capitalization', 'market_capitalisation', 'mcap', 'market_cap_usd'],
  volume: ['volume', 'volume_24h', 'daily_volume', 'total_volume', 'vol'],
  rank: ['rank', 'market_cap_rank', 'position'],
  name: ['name', 'coin_name', 'full_name']
} as const

type Field = keyof typeof names

const quoteAliases = aliases<Field>(names)
const telling: readonly Field[] = ['price', 'low', 'high', 'changePercent', 'marketCap', 'volume']

/** getData, getExchange, getTickers. */
export const decodeQuotes: Decoder = (body, asked) => decode(body, asked, quoteAliases)

/** getDataCurrency: the price may also stand under the currency's own name. */
export const decodeCurrencyQuotes: Decoder = (body, asked) => {
  const currency = textOf(asked.params['currency'])
  if (currency === null) return decode(body, asked, quoteAliases)
  const price = [...names.price, ...['', 'last_', 'price_'].map(before => before + currency)]
  return decode(body, asked, aliases<Field>({ ...names, price }), currency.toUpperCase())
}

/** getTop: a missing rank is the position. */
export const decodeTop: Decoder = (body, asked) => {
  const answer = decode(body, asked, quoteAliases)
  if (answer?.kind !== 'quotes') return answer
  return { ...answer, data: answer.data.map((row, index) => ({ ...row, rank: row.rank ?? index + 1 })) }
}

function decode(
  body: unknown,
  asked: Asked,
  known: Aliases<Field>,
  currency: string | null = null
): ReturnType<Decoder> {
  const found = findRows<Field>(body, { ...byFieldNames(known, telling), bare: 'price' as const }, asked)
  if (found === null) return null
  const sole = found.rows.length === 1 && asked.coins.length === 1 ? (asked.coins[0] ?? null) : null
  const data: QuoteRow[] = []
  for (const row of found.rows) {
    const symbol =
      textOf(row.found.symbol) ??
      textOf(row.found.pair) ??
      row.coin ??
      (sole === null ? null : bareCoin(sole))
    if (symbol !== null) data.push(quoteOf(row, symbol, currency))
  }
  if (data.length === 0 && found.rows.length > 0) return null
  return { kind: 'quotes', data, dropped: found.dropped + found.rows.length - data.length }
}

function quoteOf({ found, time }: Row<Field>, symbol: string, currency: string | null): QuoteRow {
  const { price, low, high, marketCap, volume } = found
  const signed = typeof found.change === 'string' && found.change.trim().endsWith('%') ? found.change : null
  const changePercent = found.changePercent ?? signed
  return {
    symbol,
    price: numberOf(price),
    low: numberOf(low),
    high: numberOf(high),
    changePercent: percentOf(changePercent),
    at: timeOf(found.at ?? time),
    exchange: textOf(found.exchange),
    currency: textOf(found.currency) ?? quotedIn(found.pair) ?? currency,
    marketCap: numberOf(marketCap),
    volume: numberOf(volume),
    rank: countOf(found.rank),
    name: textOf(found.name),
    text: sourceText({ price, low, high, changePercent, marketCap, volume })
  }
}

/** The second half of `BTC/USDT`. */
function quotedIn(pair: unknown): string | null {
  return /^[^/]{1,40}\/([^/\s]{1,20})$/.exec(textOf(pair) ?? '')?.[1] ?? null
}
