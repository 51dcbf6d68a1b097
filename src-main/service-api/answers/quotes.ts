import { unitOfChange } from '../reader/change-unit'
import { wantedCurrency } from '../reader/fields'
import { coinIds, exchanges } from '../reader/lexicon'
import type { Row, RowShape } from '../reader/row'
import { findRows } from '../reader/rows'
import { Trace } from '../reader/trace'
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
    at: { from: ['time', 'closeTime'], reads: 'time' },
    exchange: { from: ['exchange', 'source'], reads: 'text' },
    currency: { from: ['quoteCurrency'], reads: 'text' },
    marketCap: { from: ['marketCap'], reads: 'number' },
    volume: { from: ['volume'], reads: 'number' },
    rank: { from: ['rank'], reads: 'number' },
    name: { from: ['name'], reads: 'text' }
  },
  telling: ['price', 'low', 'high', 'changePercent', 'marketCap', 'volume'],
  inherits: ['symbol', 'pair', 'at', 'exchange', 'currency'],
  lead: 'price',
  columnsNeed: ['symbol', 'pair', 'at'],
  bare: 'price'
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
      return [{ ...row, symbol, exchange: textOf(row.found.exchange) ?? exchangeNamed(row.key) }]
    trace.release(row.holders)
    return []
  })
  if (named.length === 0 && found.rows.length > 0) return null
  const rows = eachOnce(named, trace)
  const unit = unitOfChange(rows.map(changesIn))
  if (unit === 'doubtful') trace.doubt('unit', ['changePercent'], rows.length)
  return {
    kind: 'quotes',
    data: rows.map(row => quoteOf(row, asked, unit === 'fraction')),
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

const exchangeNamed = (key: string | null): string | null =>
  key !== null && exchanges.has(key.toLowerCase()) ? key : null

/** What the answer calls a coin instead of its symbol; the symbol where it is a well-known one that was asked for. */
function otherName({ found, key }: Row<Field>, asked: Asked): string | null {
  const name = (exchangeNamed(key) === null ? key : null) ?? textOf(found.id)
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

/** Neither says another time or money than the other: `$` and USD, or silence, are no difference. */
function mayBeSame(one: QuoteSource, other: QuoteSource): boolean {
  const times = [one, other].map(({ found, time }) => timeOf(found.at ?? time))
  const moneys = [one, other].map(({ found, currencies }) => currencies.price ?? textOf(found.currency) ?? '')
  const agree = (values: readonly (string | number | null)[]): boolean =>
    values.includes(null) || values[0] === values[1]
  return (
    agree(times) && agree(moneys.map(money => (/^[A-Z]{3,5}$/i.test(money) ? money.toUpperCase() : null)))
  )
}

const changesIn = ({ found }: Row<Field>) => ({
  change: percentOf(found.changePercent),
  price: numberOf(found.price),
  open: numberOf(found.open),
  low: numberOf(found.low),
  high: numberOf(found.high)
})

function quoteOf(row: QuoteSource, asked: Asked, isFraction: boolean): QuoteRow {
  const { found, symbol, exchange, currencies, time } = row
  const { price, low, high, marketCap, volume } = found
  const signed = typeof found.change === 'string' && found.change.trim().endsWith('%') ? found.change : null
  const given = found.changePercent ?? signed
  const change = percentOf(given)
  const changePercent = isFraction && change !== null ? rounded(change * 100) : change
  return {
    symbol,
    price: numberOf(price),
    low: numberOf(low),
    high: numberOf(high),
    changePercent,
    at: timeOf(found.at ?? time),
    exchange,
    currency:
      textOf(found.currency) ?? currencies.price ?? quotedIn(found.pair ?? symbol) ?? wantedCurrency(asked),
    marketCap: numberOf(marketCap),
    volume: numberOf(volume),
    rank: countOf(found.rank),
    name: textOf(found.name),
    text: sourceText({ price, low, high, changePercent: isFraction ? null : given, marketCap, volume })
  }
}

/** A fraction times 100 without the dust of binary arithmetic. */
const rounded = (percent: number): number => Number(percent.toPrecision(12))

/** The second half of `BTC/USDT`. */
function quotedIn(pair: unknown): string | null {
  return /^[^/]{1,40}\/([^/\s]{1,20})$/.exec(textOf(pair) ?? '')?.[1] ?? null
}
