import type { QuoteRow } from './answers/answer'
import { bareCoin } from './answers/asked'

type Quoted = Pick<QuoteRow, 'symbol' | 'exchange'>

/**
 * The row that answers each coin asked for. A coin without a row is absent: the service drops coins it does not
 * know without a word. `BTC@kraken` is answered by BTC from kraken, or by BTC of an unnamed exchange, never by
 * another exchange's; plain `BTC` by any, rather by one no other coin asked for. Letter case does not count.
 */
export function matchCoins<Row extends Quoted>(
  asked: readonly string[],
  rows: readonly Row[]
): ReadonlyMap<string, Row> {
  const byCoin = groupedByCoin(rows)
  const spokenFor = new Set<Row>()
  const matched = new Map<string, Row>()
  for (const coin of asked) {
    const exchange = exchangeOf(coin)
    if (exchange === null) continue
    const row = rowFrom(exchange, byCoin.get(bareCoin(coin)) ?? [])
    if (row === undefined) continue
    spokenFor.add(row)
    matched.set(coin, row)
  }
  for (const coin of asked) {
    if (exchangeOf(coin) !== null) continue
    const candidates = byCoin.get(bareCoin(coin)) ?? []
    const row = candidates.find(candidate => !spokenFor.has(candidate)) ?? candidates[0]
    if (row !== undefined) matched.set(coin, row)
  }
  return matched
}

/** The coins asked for that the answer left out, in the order asked. */
export function missingCoins(asked: readonly string[], rows: readonly Quoted[]): readonly string[] {
  const matched = matchCoins(asked, rows)
  return asked.filter(coin => !matched.has(coin))
}

function groupedByCoin<Row extends Quoted>(rows: readonly Row[]): Map<string, Row[]> {
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
  const told = (row: Row): string | null => exchangeOf(row.symbol) ?? row.exchange?.toLowerCase() ?? null
  return candidates.find(row => told(row) === exchange) ?? candidates.find(row => told(row) === null)
}

function exchangeOf(symbol: string): string | null {
  return symbol.split('@')[1]?.toLowerCase() ?? null
}
