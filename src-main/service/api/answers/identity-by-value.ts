import { coinIds, currencies, exchanges } from '../reader/lexicon'
import type { Row } from '../reader/row'
import type { Trace } from '../reader/trace'
import { isReadable } from '../reader/vocabulary'
import { bareCoins, toRequestedCoin, type CallRequest } from './call-request'
import { isObject, textOf } from './json'
import type { QuoteField } from './quote-shape'

const knownCoins: ReadonlySet<string> = new Set(coinIds.values())

/**
 * An exchange is known by its name, and a coin's code differs in every row. Codes that are neither requested
 * nor well known are doubtful.
 */
export function withIdentity<R extends Row<QuoteField>>(
  rows: readonly R[],
  request: CallRequest,
  trace: Trace
): readonly R[] {
  const ofExchange = keyOf(rows, 'exchange', values =>
    values.every((value, at) => {
      const name = value.toLowerCase().replace(/[\s.]+/g, '')
      // Some coins, such as Uniswap, have the same name as an exchange.
      const coin = coinIds.get(name)
      const isCoin = coin !== undefined && coin === textOf(rows[at]?.found.symbol)?.toUpperCase()
      return exchanges.has(name) && !isCoin
    })
  )
  const placed = ofExchange === null ? rows : rows.map(row => withField(row, 'exchange', ofExchange, trace))
  // If all rows have the same key, it isn't a coin: `attributes` in `{"id": 1, "attributes": {…}}`. Rows with
  // prices in bitcoin aren't searched for a coin, because such prices are never requested.
  const isShared = rows.length > 1 && new Set(rows.map(({ key }) => key)).size === 1
  const areNameless = rows.every(row => isNameless(isShared ? { ...row, key: null } : row))
  if (!areNameless || rows.every(({ slots }) => slots.price?.currency === 'BTC')) return placed
  const isKnown = (value: string): boolean =>
    request.coins.length > 0
      ? bareCoins(request).has(value.toUpperCase())
      : knownCoins.has(value.toUpperCase())
  const areCodes = (values: readonly string[]): boolean =>
    values.every(value => /^(?:[A-Z\d]{2,10}|[a-z\d]{2,10})$/.test(value) && /[a-z]/i.test(value)) &&
    new Set(values).size === values.length
  const sure = keyOf(rows, 'symbol', values => areCodes(values) && values.every(isKnown))
  const pair = sure === null ? keyOf(rows, 'pair', values => values.every(isPair)) : null
  if (pair !== null) return placed.map(row => withField(row, 'pair', pair, trace))
  const key = sure ?? (rows.length > 1 ? keyOf(rows, 'symbol', areCodes) : null)
  if (key === null) return placed
  if (sure === null) trace.doubt('which', ['symbol'], rows.length)
  return placed.map(row => {
    const named = withField(row, 'symbol', key, trace)
    return { ...named, found: { ...named.found, symbol: toRequestedCoin(named.found.symbol, request) } }
  })
}

/** If all rows are about the same coin and have different keys, the keys are probably exchanges. */
export function withVenues<R extends Row<QuoteField> & Named>(
  rows: readonly R[],
  trace: Trace
): readonly R[] {
  const keys = new Set(rows.map(({ key }) => key))
  const isOfVenues =
    rows.length > 1 &&
    keys.size === rows.length &&
    !keys.has(null) &&
    new Set(rows.map(({ symbol }) => symbol)).size === 1 &&
    rows.every(({ exchange, symbol, key }) => exchange === null && symbol !== key && isReadable('venue', key))
  if (!isOfVenues) return rows
  trace.doubt('which', ['exchange'], rows.length)
  return rows.map(row => ({ ...row, exchange: row.key }))
}

interface Named {
  readonly symbol: string
  readonly exchange: string | null
}

const isPair = (value: string): boolean => {
  const [, coin, money = ''] = /^([a-z\d]{2,10})[-_/:]([a-z]{3,5})$/i.exec(value) ?? []
  return coin !== undefined && currencies.has(money.toLowerCase())
}

const isNameless = ({ found, coin, key }: Row<QuoteField>): boolean =>
  coin === null &&
  key === null &&
  [found.symbol, found.pair, found.id].every(name => /^\d*$/.test(textOf(name) ?? ''))

/** Returns null if several keys qualify, or if a row already has the field. */
function keyOf(
  rows: readonly Row<QuoteField>[],
  field: 'symbol' | 'pair' | 'exchange',
  isKind: (values: readonly string[]) => boolean
): string | null {
  const [holder] = rows[0]?.holders ?? []
  if (!isObject(holder) || rows.some(row => textOf(row.found[field]) !== null)) return null
  const keys = Object.keys(holder).filter(key => {
    const values = rows.map(({ holders: [own] }) =>
      isObject(own) && typeof own[key] === 'string' ? own[key] : ''
    )
    return values.every(value => value !== '') && isKind(values)
  })
  return keys.length === 1 ? (keys[0] ?? null) : null
}

function withField<R extends Row<QuoteField>>(
  row: R,
  field: 'symbol' | 'pair' | 'exchange',
  key: string,
  trace: Trace
): R {
  const [holder] = row.holders
  if (!isObject(holder)) return row
  trace.claim(holder, new Map([[key, { field, reads: 'text' }]]))
  return { ...row, found: { ...row.found, [field]: holder[key] } }
}
