import { coinIds } from '../reader/lexicon'
import type { Row, RowShape } from '../reader/row'
import { findRows } from '../reader/rows'
import { percentFrom, shareNamed } from '../reader/shares'
import { Trace } from '../reader/trace'
import type { Share } from '../reader/words'
import type { AthAtlRow } from './answer'
import type { Decoder } from './decoder'
import { textOf } from './json'
import { numberOf, percentOf } from './numbers'
import { timeOf } from './times'

type Field =
  'symbol' | 'id' | 'unit' | 'price' | 'ath' | 'athAt' | 'fromAthPercent' | 'atl' | 'atlAt' | 'fromAtlPercent'

const shape: RowShape<Field> = {
  fields: {
    symbol: { from: ['symbol', 'pair'], reads: 'text' },
    id: { from: ['id'], reads: 'text', aside: ['symbol'] },
    // They tell a fraction from percent points.
    price: { from: ['price', 'last', 'close'], reads: 'number', aside: true },
    unit: { from: ['unit'], reads: 'unit' },
    ath: { from: ['ath'], reads: 'number' },
    athAt: { from: ['athTime'], reads: 'time' },
    fromAthPercent: { from: ['fromAth', 'ath'], reads: 'percent', unmarked: ['fromAth'] },
    atl: { from: ['atl'], reads: 'number' },
    atlAt: { from: ['atlTime'], reads: 'time' },
    fromAtlPercent: { from: ['fromAtl', 'atl'], reads: 'percent', unmarked: ['fromAtl'] }
  },
  telling: ['ath', 'atl'],
  inherits: ['symbol', 'unit', 'price'],
  lead: 'ath'
}

/** getATHATL: flat (`ath`, `ath_date` …) or an object a side (`ath: {price, date, percent}`). */
export const decodeAthAtl: Decoder = (body, asked, trace = new Trace()) => {
  const found = findRows(body, shape, asked, trace)
  if (found === null) return null
  const sole = found.rows.length === 1 && asked.coins.length === 1 ? (asked.coins[0] ?? null) : null
  const told = found.rows.map(row => shareOf(row))
  trace.doubt(
    'unit',
    ['fromAthPercent', 'fromAtlPercent'],
    told.filter(({ isDoubtful }) => isDoubtful).length
  )
  const data = found.rows.map((row, index) => rowOf(row, sole, told[index]?.share ?? 'percent'))
  return { kind: 'athAtl', data, dropped: found.dropped }
}

/** How far away both ends are leads to one price: told as percent points or as fractions, whichever agrees. */
function shareOf({ found, slots }: Row<Field>): { readonly share: Share; readonly isDoubtful: boolean } {
  const [down, up] = [percentOf(found.fromAthPercent), percentOf(found.fromAtlPercent)]
  const sides = [slots.fromAthPercent, slots.fromAtlPercent].map(slot => slot?.share ?? null)
  const said = shareNamed(found.unit) ?? sides.find(share => share !== null) ?? null
  const [high, low, price] = [found.ath, found.atl, found.price].map(numberOf)
  const told = (share: number): readonly number[] => [
    ...(price ? [price] : []),
    ...(high && down !== null ? [high * (1 - Math.abs(down) / share)] : []),
    ...(low && up !== null ? [low * (1 + Math.abs(up) / share)] : [])
  ]
  const spread = (prices: readonly number[]): number =>
    prices.every(one => one > 0) ? Math.log(Math.max(...prices) / Math.min(...prices)) : Infinity
  const [asPercent, asFraction] = [spread(told(100)), spread(told(1))]
  if (told(1).length > 1 && Math.min(asPercent, asFraction) < 0.2 && Math.max(asPercent, asFraction) > 0.5)
    return { share: asPercent < asFraction ? 'percent' : 'fraction', isDoubtful: false }
  if (said !== null && said !== 'percent') return { share: said, isDoubtful: false }
  // Nothing lies a hundredth of the way below its high for long: rather a fraction.
  const isSmall = down !== null && down !== 0 && Math.abs(down) < 1
  return { share: isSmall && said === null ? 'fraction' : 'percent', isDoubtful: isSmall }
}

function rowOf({ found, coin, key }: Row<Field>, sole: string | null, share: Share): AthAtlRow {
  const id = textOf(found.id) ?? key
  return {
    symbol: textOf(found.symbol) ?? coin ?? sole ?? (id === null ? null : (coinIds.get(id) ?? id)),
    ath: numberOf(found.ath),
    athAt: timeOf(found.athAt),
    fromAthPercent: percentFrom(found.fromAthPercent, share),
    atl: numberOf(found.atl),
    atlAt: timeOf(found.atlAt),
    fromAtlPercent: percentFrom(found.fromAtlPercent, share)
  }
}
