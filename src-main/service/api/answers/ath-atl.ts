import { isSense, type Family } from '../reader/fields'
import { coinIds } from '../reader/lexicon'
import type { Row, RowShape } from '../reader/row'
import { findRows } from '../reader/rows'
import { percentFrom, shareNamed } from '../reader/shares'
import { Trace } from '../reader/trace'
import { meaningOf } from '../reader/vocabulary'
import { namedBy, type ShareUnit } from '../reader/words'
import type { AthAtlRow } from './answer'
import { twinsAmong } from './coin-identity'
import type { Decoder } from './decoder'
import { bareName, textOf } from './json'
import { numberOf, percentOf } from './numbers'
import { timeOf } from './times'

type Field =
  'symbol' | 'id' | 'unit' | 'price' | 'ath' | 'athAt' | 'fromAthPercent' | 'atl' | 'atlAt' | 'fromAtlPercent'

const ofAllTime = (window: string | null): boolean => window === null

const shape: RowShape<Field> = {
  fields: {
    symbol: { from: ['symbol', 'pair'], reads: 'code' },
    id: { from: ['id'], reads: 'text', aside: ['symbol'] },
    // The price is read because it shows whether the distances are fractions or percentages.
    price: { from: ['price', 'last', 'close'], reads: 'number', aside: true },
    unit: { from: ['unit'], reads: 'unit' },
    ath: { from: ['ath', 'high'], reads: 'number', windows: ofAllTime },
    athAt: { from: ['athTime'], reads: 'time' },
    fromAthPercent: { from: ['fromAth', 'ath'], reads: 'percent', unmarked: ['fromAth'] },
    atl: { from: ['atl', 'low'], reads: 'number', windows: ofAllTime },
    atlAt: { from: ['atlTime'], reads: 'time' },
    fromAtlPercent: { from: ['fromAtl', 'atl'], reads: 'percent', unmarked: ['fromAtl'] }
  },
  family: path => ofSide(path),
  identifying: ['ath', 'atl'],
  inherits: ['symbol', 'unit', 'price'],
  lead: 'ath'
}

const sides: ReadonlyMap<string, 'ath' | 'atl'> = new Map([
  ...['high', 'highs', 'highest', 'max', 'maximum', 'top', 'hi'].map(name => [name, 'ath'] as const),
  ...['low', 'lows', 'lowest', 'min', 'minimum', 'bottom', 'lo'].map(name => [name, 'atl'] as const)
])

const ofSide: Family<Field> = path => {
  const side = sides.get(bareName(path.at(-2) ?? ''))
  const isOfSpan = path.slice(0, -2).some(name => namedBy([name, 'high']).window !== null)
  if (side === undefined || isOfSpan) return null
  const { senses = [], window = null, share = null } = meaningOf([side, path.at(-1) ?? '']) ?? {}
  for (const { concept } of window === null ? senses : []) {
    if (concept === side) return { field: side, reads: 'number', rank: 60 }
    if (concept === `${side}Time`) return { field: `${side}At`, reads: 'time', rank: 60 }
    if (concept === (side === 'ath' ? 'fromAth' : 'fromAtl'))
      return {
        field: side === 'ath' ? 'fromAthPercent' : 'fromAtlPercent',
        reads: 'percent',
        rank: 60,
        share
      }
  }
  return null
}

export const decodeAthAtl: Decoder = (body, request, trace = new Trace()) => {
  const found = findRows(body, shape, request, trace)
  if (found === null) return null
  // A field called just `high` may be the high of another period.
  for (const field of ['ath', 'atl'] as const) {
    const concept = field === 'ath' ? 'high' : 'low'
    const unnamed = found.rows.filter(({ slots }) => isSense(slots[field], shape.fields[field], concept))
    trace.doubt('which', [field], unnamed.length)
  }
  const sole = found.rows.length === 1 && request.coins.length === 1 ? (request.coins[0] ?? null) : null
  const unit = shareOf(found.rows)
  trace.doubt('unit', ['fromAthPercent', 'fromAtlPercent'], unit.isDoubtful ? found.rows.length : 0)
  const rows = found.rows.map(row => rowOf(row, sole, unit.share))
  const twins = twinsAmong(
    found.rows,
    rows.map(({ symbol }) => symbol),
    trace
  )
  const data = rows.map((row, at) => ({ ...row, ...twins.get(found.rows[at] as Row<Field>) }))
  return { kind: 'athAtl', data, dropped: found.dropped }
}

// Limits for the logarithm of the ratio of two prices. Below `near`, the prices count as equal. If a field
// name states another unit, the ratio must be below `next`.
const [near, next] = [0.2, 0.02]

/**
 * In the right unit, the distances from high and low imply the same price. If these prices are only roughly
 * equal, the unit is doubtful.
 */
function shareOf(rows: readonly Row<Field>[]): { readonly share: ShareUnit; readonly isDoubtful: boolean } {
  const stated = rows.map(statedUnit).find(share => share !== null) ?? null
  const fits = rows.map(fitOf).filter(fit => {
    const best = Math.min(fit.percent, fit.fraction)
    return best < (stated === null ? near : next) && Math.max(fit.percent, fit.fraction) > 0.5
  })
  const fractions = fits.filter(({ percent, fraction }) => fraction < percent)
  if (fits.length > 0) {
    const share = fractions.length * 2 > fits.length ? 'fraction' : 'percent'
    const isClose = fits.some(fit => fit[share] < next)
    const isAlike = fractions.length === 0 || fractions.length === fits.length
    return { share, isDoubtful: !isAlike || !(isClose || stated === share) }
  }
  if (stated !== null && stated !== 'percent') return { share: stated, isDoubtful: false }
  // Prices are rarely within 1% of their all-time high, so such distances are probably fractions.
  const away = rows.map(({ found }) => Math.abs(percentOf(found.fromAthPercent) ?? 0))
  const isSmall = away.some(one => one > 0) && away.every(one => one < 1)
  return { share: isSmall && stated === null ? 'fraction' : 'percent', isDoubtful: isSmall }
}

function statedUnit({ found, slots }: Row<Field>): ShareUnit | null {
  const sides = [slots.fromAthPercent, slots.fromAtlPercent].map(slot => slot?.share ?? null)
  return shareNamed(found.unit) ?? sides.find(share => share !== null) ?? null
}

/**
 * Returns the logarithm of the largest ratio between the price and the prices that the distances imply, or
 * Infinity if there's nothing to compare.
 */
function fitOf({ found }: Row<Field>): { readonly percent: number; readonly fraction: number } {
  const [down, up] = [percentOf(found.fromAthPercent), percentOf(found.fromAtlPercent)]
  const [high, low, price] = [found.ath, found.atl, found.price].map(numberOf)
  const spread = (share: number): number => {
    const prices = [
      ...(price ? [price] : []),
      ...(high && down !== null ? [high * (1 - Math.abs(down) / share)] : []),
      ...(low && up !== null ? [low * (1 + Math.abs(up) / share)] : [])
    ]
    if (prices.length < 2 || prices.some(one => one <= 0)) return Infinity
    return Math.log(Math.max(...prices) / Math.min(...prices))
  }
  return { percent: spread(100), fraction: spread(1) }
}

function rowOf({ found, coin, key }: Row<Field>, sole: string | null, share: ShareUnit): AthAtlRow {
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
