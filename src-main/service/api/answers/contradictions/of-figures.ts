import { currencies } from '../../reader/lexicon'
import type { AthAtlRow, Conversion, CorrelationRow, PivotRow, WindowRow } from '../answer'
import type { CallRequest } from '../call-request'
import { isRequestedCode, isOddCode } from './codes'
import { areFar, count, otherwise, type Odd } from './counting'

const spanOf = ({ symbol = '', days, span = '' }: WindowRow): string => `${symbol}\n${days ?? span}`

export function oddWindows(rows: readonly WindowRow[]): Odd {
  const moved = rows.filter(({ percent }) => percent !== null && percent !== 0)
  // If the changes over all periods are equal, a field was probably misread.
  const isOne = moved.length > 2 && new Set(moved.map(({ percent }) => percent)).size === 1
  // Since its launch, a price can have risen ten thousandfold, so that period counts as very long.
  const lengthOf = ({ days, span }: WindowRow): number =>
    days ?? (span === 'all' || span === 'max' ? 1e8 : 400)
  const isFar = (row: WindowRow): boolean =>
    row.percent !== null && (row.percent < -100 || row.percent > 1000 * Math.sqrt(lengthOf(row)))
  return {
    percent: isOne
      ? moved.length
      : Math.max(
          count(rows, isFar),
          otherwise(rows, spanOf, ({ percent }) => percent)
        ),
    symbol: count(rows, ({ symbol }) => symbol !== undefined && isOddCode(symbol))
  }
}

export function oddEnds(rows: readonly AthAtlRow[]): Odd {
  const turned = count(rows, ({ ath, atl }) => ath !== null && atl !== null && atl > ath)
  return {
    ath: turned,
    atl: turned,
    fromAthPercent: count(rows, ({ fromAthPercent: from }) => from !== null && Math.abs(from) > 100),
    fromAtlPercent: count(rows, ({ fromAtlPercent: from }) => from !== null && from < -100),
    athAt: count(rows, ({ athAt, atlAt }) => athAt !== null && athAt === atlAt),
    symbol: count(rows, ({ symbol }) => symbol !== null && isOddCode(symbol))
  }
}

const groups: ReadonlySet<string> = new Set(['classic', 'fibonacci', 'camarilla', 'woodie', 'demark', 'dm'])

export function oddPivots(rows: readonly PivotRow[]): Odd {
  const nameOf = ({ symbol = '', group }: PivotRow): string => `${symbol}\n${group ?? ''}`
  const isOfSide = (row: PivotRow, side: 's' | 'r'): boolean => new RegExp(`^${side}\\d$`).test(row.name)
  const isTurned = (row: PivotRow): boolean =>
    isOfSide(row, 's') &&
    rows.some(
      other =>
        isOfSide(other, 'r') &&
        nameOf(other) === nameOf(row) &&
        (other.price ?? Infinity) < (row.price ?? -Infinity)
    )
  const [first] = rows
  return {
    price: Math.max(
      count(rows, isTurned),
      count(rows, ({ price, symbol }) => symbol === first?.symbol && areFar(price, first?.price ?? null, 10)),
      otherwise(
        rows,
        row => `${nameOf(row)}\n${row.name}`,
        ({ price }) => price
      )
    ),
    group: count(rows, ({ group }) => group !== null && !groups.has(group.toLowerCase()) && !/\d/.test(group))
  }
}

export function oddConversion({ from, to }: Conversion, { params }: CallRequest): Odd {
  const isSame = (one: string | null | undefined, other: string | null | undefined): boolean =>
    (one ?? '').toUpperCase() === (other ?? '').toUpperCase()
  const [coin = '', money = ''] = [params['symbol'], params['convert']]
  const turned = [money, `${money}${coin}`, `${money}/${coin}`, `${money}-${coin}`]
  const isTurned = turned.some(name => isSame(from, name))
  const isNone = from !== null && isSame(from, to)
  const isOther = money !== '' && currencies.has((to ?? '').toLowerCase()) && !isSame(to, money)
  return !isSame(coin, money) && (isTurned || isNone || isOther) ? { result: 1, to: 1 } : {}
}

export const oddCorrelations = (rows: readonly CorrelationRow[], request: CallRequest): Odd => ({
  a: count(rows, ({ a }) => isOddCode(a)),
  b: count(rows, ({ b }) => isOddCode(b)),
  value: Math.max(
    otherwise(
      rows,
      ({ a, b }) => [a, b].sort().join('\n'),
      ({ value }) => value
    ),
    rows.some(({ a, b }) => isRequestedCode(a, request) || isRequestedCode(b, request)) ? 0 : rows.length
  )
})
