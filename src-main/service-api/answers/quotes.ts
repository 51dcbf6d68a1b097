import { unitOfChange, type Change } from '../reader/change-unit'
import { wantedCurrency } from '../reader/fields'
import { coinIds, currencies, exchanges } from '../reader/lexicon'
import { pairPlaces } from '../reader/pairs'
import type { Places, Row, RowShape } from '../reader/row'
import { findRows } from '../reader/rows'
import { percentFrom, shareNamed } from '../reader/shares'
import { Trace } from '../reader/trace'
import { meaningOf } from '../reader/vocabulary'
import type { Share } from '../reader/words'
import type { QuoteRow } from './answer'
import { bareCoin, type Asked } from './asked'
import type { Decoder } from './decoder'
import { textOf } from './json'
import { countOf, numberOf, percentOf, sourceText } from './numbers'
import { timeOf } from './times'

type Field =
  | 'symbol'
  | 'pair'
  | 'id'
  | 'price'
  | 'open'
  | 'low'
  | 'high'
  | 'changePercent'
  | 'change'
  | 'amount'
  | 'unit'
  | 'turnover'
  | 'at'
  | 'exchange'
  | 'currency'
  | 'marketCap'
  | 'volume'
  | 'rank'
  | 'name'

const shape: RowShape<Field> = {
  fields: {
    symbol: { from: ['symbol', 'baseWord'], reads: 'text' },
    // `BTC/USDT` beside a symbol tells the currency of the price; alone it is the symbol.
    pair: { from: ['pair'], reads: 'text', aside: ['symbol'] },
    id: { from: ['id'], reads: 'text', aside: ['symbol', 'pair'] },
    price: { from: ['price', 'last', 'close', 'value', 'rate', 'amount'], reads: 'number' },
    // They tell a fraction from percent points.
    open: { from: ['open', 'previous'], reads: 'number', aside: true },
    low: { from: ['low'], reads: 'number' },
    high: { from: ['high'], reads: 'number' },
    changePercent: { from: ['change'], reads: 'percent' },
    // May be an amount: counts as percent only where that is proved.
    change: { from: ['change'], reads: 'signed percent' },
    amount: { from: ['change'], reads: 'number' },
    unit: { from: ['unit'], reads: 'unit' },
    at: { from: ['time', 'closeTime'], reads: 'time' },
    exchange: { from: ['exchange', 'source'], reads: 'venue' },
    currency: { from: ['quoteCurrency'], reads: 'text' },
    marketCap: { from: ['marketCap'], reads: 'number' },
    volume: { from: ['volume'], reads: 'number' },
    turnover: { from: ['turnover'], reads: 'number', aside: ['volume'] },
    rank: { from: ['rank'], reads: 'number' },
    name: { from: ['name'], reads: 'text' }
  },
  telling: ['price', 'low', 'high', 'changePercent', 'marketCap', 'volume'],
  inherits: ['symbol', 'pair', 'at', 'exchange', 'currency', 'unit'],
  lead: 'price',
  columnsNeed: ['symbol', 'pair', 'at'],
  bare: 'price',
  positions: (rows, _keyed, name) => placesIn(rows, name)
}

/** `{"prices": [[time, price], …], "total_volumes": […]}`: pairs of a time and what the list is named after. */
function placesIn(rows: readonly (readonly unknown[])[], name: string): Places<Field> | null {
  const { senses = [] } = meaningOf([name]) ?? {}
  const field = (['price', 'marketCap', 'volume'] as const).find(one =>
    senses.some(({ concept }) => concept === one)
  )
  return field === undefined ? null : pairPlaces<Field>(rows, 'at', field)
}

type QuoteSource = Row<Field> & { readonly symbol: string; readonly exchange: string | null }

/** getData, getDataCurrency, getExchange, getTickers. */
export const decodeQuotes: Decoder = (body, asked, trace = new Trace()) => {
  const found = findRows(body, shape, asked, trace)
  if (found === null) return null
  const sole =
    asked.coins.length === 1 && found.rows.every(row => ownSymbol(row) === null) ? asked.coins[0] : undefined
  const named = found.rows.flatMap(row => {
    const symbol = ownSymbol(row) ?? (sole === undefined ? otherName(row, asked) : bareCoin(sole))
    if (symbol !== null)
      return [{ ...row, symbol, exchange: textOf(row.found.exchange) ?? exchangeAround(row) }]
    trace.release(row.holders)
    return []
  })
  if (named.length === 0 && found.rows.length > 0) return null
  const rows = atOnce(eachOnce(named, trace))
  const unit = unitOfChange(rows.map(changesIn))
  if (unit.isDoubtful) trace.doubt('unit', ['changePercent'], rows.length)
  // A change that would be next to nothing in money is rather in percent.
  trace.doubt('unit', ['changePercent'], rows.filter(row => unnamedChange(row) !== null).length)
  // Whether it is coins or money that changed hands is not said.
  const turnovers = rows.filter(
    ({ found: row }) => numberOf(row.volume) === null && numberOf(row.turnover) !== null
  )
  trace.doubt('volume', ['volume'], turnovers.length)
  return {
    kind: 'quotes',
    data: rows.map(row => quoteOf(row, asked, unit.share)),
    dropped: found.dropped + found.rows.length - rows.length
  }
}

/** getTop: a missing rank is the position. */
export const decodeTop: Decoder = (body, asked, trace) => {
  const answer = decodeQuotes(body, asked, trace)
  if (answer?.kind !== 'quotes') return answer
  return { ...answer, data: answer.data.map((row, index) => ({ ...row, rank: row.rank ?? index + 1 })) }
}

const ownSymbol = ({ found, coin }: Row<Field>): string | null =>
  textOf(found.symbol) ?? textOf(found.pair) ?? coin

const isExchange = (name: string): boolean => exchanges.has(name.toLowerCase())
const exchangeAround = ({ path }: Row<Field>): string | null => path.findLast(isExchange) ?? null

/** What the answer calls a coin instead of its symbol; the symbol where it is a well-known one that was asked for. */
function otherName({ found, key }: Row<Field>, asked: Asked): string | null {
  const name = (key !== null && !isExchange(key) ? key : null) ?? textOf(found.id)
  const symbol = name === null ? undefined : coinIds.get(name)
  return asked.coins.find(coin => symbol !== undefined && bareCoin(coin) === symbol) ?? name
}

/** The same quote may stand in an answer twice, in numbers and as text for people: the first counts. */
function eachOnce(rows: readonly QuoteSource[], trace: Trace): readonly QuoteSource[] {
  const firsts = new Map<string, QuoteSource>()
  return rows.filter(row => {
    const name = `${row.coin ?? row.symbol}\n${row.exchange ?? ''}`
    const first = firsts.get(name)
    if (first === undefined) firsts.set(name, row)
    if (first === undefined || first.group === row.group || !mayBeSame(first, row)) return true
    trace.release(row.holders)
    return false
  })
}

/** Lists of prices, of volumes and of caps tell of the same moments one by one: together they are one row each. */
function atOnce(rows: readonly QuoteSource[]): readonly QuoteSource[] {
  const lists = new Set(rows.map(row => row.group))
  if (lists.size < 2 || !rows.every(({ found }) => Object.keys(found).length <= 3 && found.at !== undefined))
    return rows
  const moments = new Map<string, QuoteSource>()
  for (const row of rows) {
    const moment = `${row.symbol}\n${timeOf(row.found.at) ?? ''}`
    const known = moments.get(moment)
    const isMore =
      known !== undefined &&
      (['price', 'marketCap', 'volume'] as const).every(
        field => known.found[field] === undefined || row.found[field] === undefined
      )
    moments.set(
      isMore || known === undefined ? moment : `${moment}\n${moments.size}`,
      isMore ? { ...known, found: { ...known.found, ...row.found } } : row
    )
  }
  return [...moments.values()]
}

/** Neither says another time or money than the other: `$` and USD, or silence, are no difference. */
function mayBeSame(one: QuoteSource, other: QuoteSource): boolean {
  const times = [one, other].map(({ found, time }) => timeOf(found.at ?? time))
  const moneys = [one, other].map(({ found, slots }) => slots.price?.currency ?? textOf(found.currency) ?? '')
  const agree = (values: readonly (string | number | null)[]): boolean =>
    values.includes(null) || values[0] === values[1]
  return (
    agree(times) && agree(moneys.map(money => (/^[A-Z]{3,5}$/i.test(money) ? money.toUpperCase() : null)))
  )
}

const changesIn = ({ found, slots }: Row<Field>): Change => ({
  change: percentOf(found.changePercent),
  share: shareNamed(found.unit) ?? slots.changePercent?.share ?? null,
  price: numberOf(found.price),
  open: numberOf(found.open),
  low: numberOf(found.low),
  high: numberOf(found.high),
  amount: numberOf(found.amount)
})

function quoteOf(row: QuoteSource, asked: Asked, share: Share): QuoteRow {
  const { found, symbol, exchange, time } = row
  const { price, low, high, marketCap } = found
  const volume = found.volume ?? found.turnover
  const signed = typeof found.change === 'string' && found.change.trim().endsWith('%') ? found.change : null
  const given = found.changePercent ?? signed ?? unnamedChange(row)
  return {
    symbol,
    price: numberOf(price),
    low: numberOf(low),
    high: numberOf(high),
    changePercent: percentFrom(given, share),
    at: timeOf(found.at ?? time),
    exchange,
    currency: currencyOf(row, asked),
    marketCap: numberOf(marketCap),
    volume: numberOf(volume),
    rank: countOf(found.rank),
    name: textOf(found.name),
    text: sourceText({
      price,
      low,
      high,
      changePercent: share === 'percent' ? given : null,
      marketCap,
      volume
    })
  }
}

/** A change whose name does not say in what it is told, where it can hardly be money. */
function unnamedChange({ found }: QuoteSource): unknown {
  const [price, amount] = [numberOf(found.price), numberOf(found.amount)]
  if (found.changePercent !== undefined || found.change !== undefined || price === null || amount === null)
    return null
  return amount !== 0 && Math.abs(amount) < 100 && Math.abs(amount) < price * 0.0005 ? found.amount : null
}

function currencyOf({ found, slots, symbol }: QuoteSource, asked: Asked): string | null {
  const named = textOf(found.currency)
  // `currency` may also name the coin itself.
  const own = named !== null && named.toUpperCase() === symbol.toUpperCase() ? null : named
  return own ?? slots.price?.currency ?? quotedIn(found.pair ?? symbol, asked) ?? wantedCurrency(asked)
}

/** The money in a pair: the second half of `BTC/USDT`, and of `BTC-USD` and `BTCUSD` where it is known to be one. */
function quotedIn(pair: unknown, asked: Asked): string | null {
  const text = textOf(pair) ?? ''
  const [, slashed] = /^[^/]{1,40}\/([^/\s:]{1,20})(?::.*)?$/.exec(text) ?? []
  if (slashed !== undefined) return slashed
  const [, joined] = /^[A-Za-z\d]{1,20}[-_:~]([A-Za-z]{3,5})(?:[-_]SWAP)?$/.exec(text) ?? []
  if (joined !== undefined) return currencies.has(joined.toLowerCase()) ? joined.toUpperCase() : null
  const [, coin = '', money] =
    /^([A-Z\d]{2,12}?)(USDT|USDC|BUSD|FDUSD|TUSD|USD|EUR|GBP|JPY|BTC|ETH)$/.exec(text) ?? []
  if (money === undefined) return null
  const isAsked = asked.coins.some(one => bareCoin(one) === coin)
  return isAsked || /^(?:USD[TC]|BUSD|FDUSD|TUSD)$/.test(money) ? money : null
}
