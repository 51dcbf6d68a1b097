import type { AthAtlRow } from './answer'
import { aliases, type Found } from './aliases'
import type { Decoder } from './decoder'
import { isObject, isScalar, textOf, type JsonObject } from './json'
import { numberOf, percentOf } from './numbers'
import { findRows, type Row } from './rows'
import { timeOf } from './times'

const ends = { ath: ['ath', 'all_time_high', 'alltimehigh'], atl: ['atl', 'all_time_low', 'alltimelow'] }
const variants = (
  end: 'ath' | 'atl',
  endings: readonly string[],
  beginnings: readonly string[] = []
): string[] =>
  ends[end].flatMap(name => [
    ...endings.map(after => name + after),
    ...beginnings.map(before => before + name)
  ])

const prices = ['', '_price', '_value', '_usd']
const dates = ['_date', '_at', '_time', '_timestamp', '_datetime', '_on']
const distances = [
  ...['_percent', '_percentage', '_pct', '_change_percentage', '_change_percent', '_distance_percent'],
  ...[
    '_distance_percentage',
    '_distance',
    '_distance_pct',
    '_percent_from',
    '_change',
    '_drawdown',
    '_diff_percent'
  ]
]
const from = [
  'from_',
  'percent_from_',
  'distance_from_',
  'pct_from_',
  'percentage_from_',
  'down_from_',
  'up_from_',
  'change_from_'
]
const fromPercent = (end: string): string[] => [
  `from_${end}_percent`,
  `from_${end}_percentage`,
  `distance_from_${end}_percent`,
  `distance_from_${end}_percentage`
]

const names = {
  symbol: ['symbol', 'coin', 'pair'],
  ath: variants('ath', prices),
  athAt: variants('ath', dates, ['date_']),
  fromAthPercent: [...ends.ath.flatMap(fromPercent), ...variants('ath', distances, from)],
  atl: variants('atl', prices),
  atlAt: variants('atl', dates, ['date_']),
  fromAtlPercent: [...ends.atl.flatMap(fromPercent), ...variants('atl', distances, from)]
}

type Field = keyof typeof names

const athAtlAliases = aliases<Field>(names)

/** getATHATL: flat (`ath`, `ath_date` …) or an object a side (`ath: {price, date, percent}`). */
export const decodeAthAtl: Decoder = (body, asked) => {
  const found = findRows<Field>(body, { row: own }, asked)
  if (found === null) return null
  const sole = found.rows.length === 1 && asked.coins.length === 1 ? (asked.coins[0] ?? null) : null
  return { kind: 'athAtl', data: found.rows.map(row => rowOf(row, sole)), dropped: found.dropped }
}

function own(object: JsonObject): Found<Field> | null {
  const found = athAtlAliases.read(flattened(object))
  return isScalar(found.ath) || isScalar(found.atl) ? found : null
}

/** One level down becomes `ath_price`, `ath_date` …, so that both forms read alike. */
function flattened(object: JsonObject): JsonObject {
  const flat: [string, unknown][] = []
  for (const [name, value] of Object.entries(object))
    if (isObject(value))
      for (const [inner, leaf] of Object.entries(value)) flat.push([`${name}_${inner}`, leaf])
    else flat.push([name, value])
  return Object.fromEntries(flat)
}

function rowOf({ found, coin }: Row<Field>, sole: string | null): AthAtlRow {
  return {
    symbol: textOf(found.symbol) ?? coin ?? sole,
    ath: numberOf(found.ath),
    athAt: timeOf(found.athAt),
    fromAthPercent: percentOf(found.fromAthPercent),
    atl: numberOf(found.atl),
    atlAt: timeOf(found.atlAt),
    fromAtlPercent: percentOf(found.fromAtlPercent)
  }
}
