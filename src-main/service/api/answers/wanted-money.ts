import { wantedCurrency } from '../reader/fields'
import type { Row } from '../reader/row'
import type { Trace } from '../reader/trace'
import type { CallRequest } from './call-request'
import { currencyOf } from './quote-currency'
import type { QuoteField } from './quote-shape'

type Quoted = Row<QuoteField> & { readonly symbol: string; readonly exchange: string | null }

export function inWantedMoney<R extends Quoted>(
  rows: readonly R[],
  request: CallRequest,
  trace: Trace
): readonly R[] {
  const wanted = wantedCurrency(request)
  if (wanted === null || rows.length < 2) return rows
  const nameOf = ({ symbol, exchange }: R): string => `${symbol}\n${exchange ?? ''}`
  const isWanted = (row: R): boolean => currencyOf(row, request) === wanted
  const inWanted = new Set(rows.filter(isWanted).map(nameOf))
  return rows.filter(row => {
    if (!inWanted.has(nameOf(row)) || isWanted(row)) return true
    trace.release(row.holders)
    return false
  })
}
