import type { Row, RowShape } from '../reader/row'
import { findRows } from '../reader/rows'
import { Trace } from '../reader/trace'
import type { AthAtlRow } from './answer'
import type { Decoder } from './decoder'
import { textOf } from './json'
import { numberOf, percentOf } from './numbers'
import { timeOf } from './times'

type Field = 'symbol' | 'ath' | 'athAt' | 'fromAthPercent' | 'atl' | 'atlAt' | 'fromAtlPercent'

const shape: RowShape<Field> = {
  fields: {
    symbol: { from: ['symbol', 'pair'], reads: 'text' },
    ath: { from: ['ath'], reads: 'number' },
    athAt: { from: ['athTime'], reads: 'time' },
    fromAthPercent: { from: ['fromAth', 'ath'], reads: 'percent', unmarked: ['fromAth'] },
    atl: { from: ['atl'], reads: 'number' },
    atlAt: { from: ['atlTime'], reads: 'time' },
    fromAtlPercent: { from: ['fromAtl', 'atl'], reads: 'percent', unmarked: ['fromAtl'] }
  },
  telling: ['ath', 'atl'],
  inherits: ['symbol'],
  lead: 'ath'
}

/** getATHATL: flat (`ath`, `ath_date` …) or an object a side (`ath: {price, date, percent}`). */
export const decodeAthAtl: Decoder = (body, asked, trace = new Trace()) => {
  const found = findRows(body, shape, asked, trace)
  if (found === null) return null
  const sole = found.rows.length === 1 && asked.coins.length === 1 ? (asked.coins[0] ?? null) : null
  const data = found.rows.map(row => rowOf(row, sole))
  // Nothing lies a hundredth of the way below its high and above its low for long: rather a fraction.
  const small = data.filter(({ fromAthPercent: far }) => far !== null && far !== 0 && Math.abs(far) < 1)
  trace.doubt('unit', ['fromAthPercent', 'fromAtlPercent'], small.length)
  return { kind: 'athAtl', data, dropped: found.dropped }
}

function rowOf({ found, coin, key }: Row<Field>, sole: string | null): AthAtlRow {
  return {
    symbol: textOf(found.symbol) ?? coin ?? sole ?? key,
    ath: numberOf(found.ath),
    athAt: timeOf(found.athAt),
    fromAthPercent: percentOf(found.fromAthPercent),
    atl: numberOf(found.atl),
    atlAt: timeOf(found.atlAt),
    fromAtlPercent: percentOf(found.fromAtlPercent)
  }
}
