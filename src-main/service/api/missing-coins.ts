import type { QuoteRow } from './answers/answer'
import { bareCoin } from './answers/call-request'

type Quoted = Pick<QuoteRow, 'symbol' | 'exchange'> & Partial<Pick<QuoteRow, 'currency'>>

/**
 * Services leave out unknown coins without an error, so this matches the rows to the requested coins,
 * ignoring case. `BTC@kraken` matches BTC from kraken or without an exchange. Plain `BTC` matches any row for
 * BTC, preferably one that isn't already matched. If there is none, it matches a pair with BTC, preferably in
 * dollars.
 */
export function matchCoins<Row extends Quoted>(
  requested: readonly string[],
  rows: readonly Row[]
): ReadonlyMap<string, Row> {
  const byCoin = groupedByCoin(rows)
  const spokenFor = new Set<Row>()
  const matched = new Map<string, Row>()
  for (const coin of requested) {
    const exchange = exchangeOf(coin)
    if (exchange === null) continue
    const row = rowFrom(exchange, byCoin.get(bareCoin(coin)) ?? [])
    if (row === undefined) continue
    spokenFor.add(row)
    matched.set(coin, row)
  }
  for (const coin of requested) {
    if (exchangeOf(coin) !== null) continue
    const candidates = byCoin.get(bareCoin(coin)) ?? []
    const row = candidates.find(candidate => !spokenFor.has(candidate)) ?? candidates[0]
    if (row !== undefined) matched.set(coin, row)
  }
  const missing = requested.filter(coin => exchangeOf(coin) === null && !matched.has(coin))
  if (missing.length === 0) return matched
  const named = new Set(requested.map(bareCoin))
  const pairs = pairsByCoin(rows.filter(row => !named.has(bareCoin(row.symbol))))
  for (const coin of missing) {
    const row = pairs.get(bareCoin(coin))
    if (row !== undefined) matched.set(coin, row)
  }
  return matched
}

function pairsByCoin<Row extends Quoted>(rows: readonly Row[]): ReadonlyMap<string, Row> {
  const pairs = new Map<string, Row>()
  for (const row of rows) {
    const coin = coinOfPair(row)
    const other = coin === null ? undefined : pairs.get(coin)
    if (coin !== null && (other === undefined || nearness(row) > nearness(other))) pairs.set(coin, row)
  }
  return pairs
}

const nearness = ({ currency }: Quoted): number =>
  currency === 'USD' ? 2 : /^(?:USDT|USDC|BUSD|FDUSD|TUSD)$/.test(currency ?? '') ? 1 : 0

function coinOfPair({ symbol, currency }: Quoted): string | null {
  if (!currency) return null
  const money = currency.toUpperCase()
  const text = symbol
    .replace(/^[a-z](?=[A-Z\d]{5,}$)/, '')
    .toUpperCase()
    .replace(/^XBT/, 'BTC')
  if (text.endsWith(money) && text !== money) return text.slice(0, -money.length).replace(/[-_/:~]$/, '')
  // The separator is required, because `USDT` would otherwise be the coin T in dollars.
  return /^[-_/:~]./.test(text.slice(money.length)) && text.startsWith(money)
    ? text.slice(money.length + 1)
    : null
}

export function missingCoins(requested: readonly string[], rows: readonly Quoted[]): readonly string[] {
  const matched = matchCoins(requested, rows)
  return requested.filter(coin => !matched.has(coin))
}

export function groupedByCoin<Row extends { readonly symbol: string }>(
  rows: readonly Row[]
): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const coin = bareCoin(row.symbol)
    const group = groups.get(coin)
    if (group) group.push(row)
    else groups.set(coin, [row])
  }
  return groups
}

function rowFrom<Row extends Quoted>(exchange: string, candidates: readonly Row[]): Row | undefined {
  const exchangeOfRow = (row: Row): string | null =>
    exchangeOf(row.symbol) ?? row.exchange?.toLowerCase() ?? null
  return (
    candidates.find(row => exchangeOfRow(row) === exchange) ??
    candidates.find(row => exchangeOfRow(row) === null)
  )
}

function exchangeOf(symbol: string): string | null {
  return symbol.split('@')[1]?.toLowerCase() ?? null
}
