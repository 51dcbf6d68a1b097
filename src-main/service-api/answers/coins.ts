import type { CoinRow } from './answer'
import { aliases } from './aliases'
import { byFieldNames } from './columns'
import type { Decoder } from './decoder'
import { isObject, textOf } from './json'
import { envelopeNames, findRows } from './rows'

const coinAliases = aliases({
  symbol: ['symbol', 'coin', 'ticker', 'code'],
  name: ['name', 'full_name', 'coin_name'],
  source: ['source', 'exchange', 'source_exchange']
})

/** getCryptoList: `{result:[{id,symbol,name,source,…}]}`; names may be empty, symbols repeat. */
export const decodeCoins: Decoder = (body, asked) => {
  const found = findRows(body, { ...byFieldNames(coinAliases, ['symbol']) }, asked)
  if (found === null || found.rows.length === 0)
    return bareSymbols(body) ?? keyedBySymbol(body, found !== null)
  const data: CoinRow[] = []
  for (const { found: row } of found.rows) {
    const symbol = textOf(row.symbol)
    if (symbol !== null) data.push({ symbol, name: textOf(row.name), source: textOf(row.source) })
  }
  return { kind: 'coins', data, dropped: found.dropped + found.rows.length - data.length }
}

/** `{"result":["BTC","ETH"]}` */
function bareSymbols(body: unknown): ReturnType<Decoder> {
  const list = listIn(body)
  const symbols = list?.map(entry => (typeof entry === 'string' ? textOf(entry) : null))
  const data = symbols
    ?.filter(symbol => symbol !== null)
    .map(symbol => ({ symbol, name: null, source: null }))
  if (list === null || data === undefined || data.length === 0) return null
  return { kind: 'coins', data, dropped: list.length - data.length }
}

/** `{"result":{"BTC":{"name":"Bitcoin"}}}` or `{"result":{"BTC":"Bitcoin"}}` */
function keyedBySymbol(body: unknown, isEmptyList: boolean): ReturnType<Decoder> {
  const holder = isObject(body) ? envelopeNames.map(name => body[name]).find(isObject) : undefined
  const data: CoinRow[] = []
  for (const [symbol, value] of Object.entries(holder ?? {})) {
    const row = isObject(value) ? coinAliases.read(value) : { name: value }
    if (textOf(row.name) !== null)
      data.push({ symbol, name: textOf(row.name), source: 'source' in row ? textOf(row.source) : null })
  }
  if (data.length > 0) return { kind: 'coins', data, dropped: 0 }
  return isEmptyList ? { kind: 'coins', data, dropped: 0 } : null
}

function listIn(body: unknown): readonly unknown[] | null {
  if (Array.isArray(body)) return body
  const lists = isObject(body) ? envelopeNames.map(name => body[name]) : []
  return lists.find((list): list is readonly unknown[] => Array.isArray(list)) ?? null
}
