import { bareCoin, type CallRequest } from '../answers/call-request'
import { isObject, textOf } from '../answers/json'
import type { Row, RowShape } from './row'
import type { Trace } from './trace'

export function withRequestedCoins<Field extends string>(
  rows: readonly Row<Field>[],
  { fields, identity }: RowShape<Field>,
  request: CallRequest,
  trace: Trace
): readonly Row<Field>[] {
  const [first] = rows
  if (first === undefined || request.coins.length === 0 || !('symbol' in fields)) return rows
  // Rows of quotes are skipped, because their decoder identifies coins in other ways.
  if (identity !== undefined) return rows
  const keys = first.holders
    .filter(isObject)
    .flatMap(holder => Object.keys(holder).filter(key => coinAt(holder, key, request) !== null))
  if (keys.length === 0 || !rows.every(isNameless)) return rows
  const holderOf = ({ holders }: Row<Field>, key: string): object | undefined =>
    holders.find(holder => isObject(holder) && coinAt(holder, key, request) !== null)
  const key = keys.find(name => rows.every(row => holderOf(row, name) !== undefined))
  if (key === undefined) return rows
  return rows.map(row => {
    const holder = holderOf(row, key)
    if (holder === undefined || !isObject(holder)) return row
    trace.claim(holder, new Map([[key, { field: 'symbol', reads: 'text' }]]))
    return { ...row, found: { ...row.found, symbol: coinAt(holder, key, request) } }
  })
}

const names = ['symbol', 'pair', 'id'] as const
const isNameless = ({ found, coin }: Row<string>): boolean =>
  coin === null && names.every(name => textOf(found[name]) === null)

function coinAt(
  holder: Readonly<Record<string, unknown>>,
  key: string,
  { coins }: CallRequest
): string | null {
  const value = holder[key]
  if (typeof value !== 'string' || value.length > 12) return null
  return coins.map(bareCoin).find(coin => coin === value.toUpperCase()) ?? null
}
