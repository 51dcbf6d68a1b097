import type { Family } from '../reader/fields'
import { coinIds } from '../reader/lexicon'
import { isEnvelope } from '../reader/metadata'
import { isOfAnother } from '../reader/others'
import { plainWords } from '../reader/plain-words'
import type { Row, RowShape } from '../reader/row'
import { isForeign, wordsOf } from '../reader/words'
import { findRows } from '../reader/rows'
import { Trace } from '../reader/trace'
import type { Decoder } from './decoder'
import { bareName, textOf } from './json'
import { percentOf } from './numbers'
import { timeOf } from './times'

const figureName =
  /advanc|declin|gainer|loser|riser|faller|rising|falling|breadth|unchanged|above|below|newhigh|newlow|bullish|bearish|(?:^|[.])(?:up|down|ups|downs|green|red|bulls|bears|winners)$|mcclellan|adratio|adline|trin|adr$|altcoinseason|dominance|higher|lower|coinsup|coinsdown|positive|negative|uptrend|downtrend|52week|ath|atl|activecrypto|marketcapchange|marketcappercentage/
const aside =
  /^(?:status|id|success|resultsetsize|pagination|credit[a-z]*|cr|meta(?:data)?|errors?|symbol|time|timestamp|date|datetime|ts|updatedat|asof|lastupdated|observed(?:at)?|generatedat|createdat|updated|updatetime|epoch|unix|(?:ret|return|error|status)?code|elapsed|took|(?:error|ret)?(?:msg|message)|duration|(?:request|response)(?:id|time))$/

type Field = 'time' | 'name' | 'period' | 'value' | `of ${string}`

const family: Family<Field> = path => {
  if (path.some(name => aside.test(bareName(name)) || isEnvelope(name) || isOfAnother(name))) return null
  const isCoin = path.length === 1 && coins.has((path[0] ?? '').toUpperCase())
  return { field: `of ${path.join('.')}`, reads: 'percent', rank: isCoin ? -1 : 0 }
}

const coins: ReadonlySet<string> = new Set(coinIds.values())

const isFigure = (field: string): boolean => field.startsWith('of ')
const sides = new Set(
  'up dn down adv dec decl unch unchg green red hi lo bull bear'
    .split(' ')
    .concat(['bulls', 'bears', 'winners', 'rising', 'falling', 'flat'])
)
const inEnglish = (name: string): string =>
  name
    .split('.')
    .map(part => wordsOf(part).join(''))
    .join('.')

const namesFigure = (name: string): boolean =>
  namesEnglishFigure(name) || (isForeign(name) && namesEnglishFigure(inEnglish(name)))

const namesEnglishFigure = (name: string): boolean =>
  /値上|値下|騰落|上昇|下落|上涨|下跌|상승|하락/.test(name) ||
  figureName.test(name.split('.').map(bareName).join('.')) ||
  plainWords(name).some(word => sides.has(word))

const shape: RowShape<Field> = {
  fields: {
    time: { from: ['time'], reads: 'time', aside: true },
    name: { from: ['study'], reads: 'word', aside: true },
    period: { from: ['length', 'window'], reads: 'period', aside: true },
    value: { from: ['value'], reads: 'number' }
  } as RowShape<Field>['fields'],
  family,
  identifying: fields =>
    [...fields].some(field => isFigure(field) && namesFigure(field.slice(3))) ||
    (fields.has('name') && (fields.has('value') || [...fields].some(isFigure))),
  inherits: ['time'],
  innerToo: true
}

/** Returns `sma_50` for `{"sma": [{"period": 50, "above": 37}, …]}`. */
function nameByPeriod({ found, path }: Row<Field>): string | null {
  const period = textOf(found.period)
  const list = path.findLast(name => !/^\d+$/.test(name))
  return period === null || list === undefined ? null : `${list}_${period}`
}

export const decodeBreadth: Decoder = (body, request, trace = new Trace()) => {
  const found = findRows(body, shape, request, trace)
  if (found === null || found.rows.length === 0) return null
  const values: [string, number | null][] = []
  const byPeriod = found.rows.flatMap(row => {
    const name = nameByPeriod(row)
    return name === null ? [] : [{ row, name }]
  })
  const ofPeriods = new Set(byPeriod.map(({ name }) => name)).size > 1 ? byPeriod : []
  const rows = found.rows.filter(row => !ofPeriods.some(one => one.row === row))
  const named = rows.map(row => ({ row, name: textOf(row.found.name) }))
  const namedFigures = named.filter(({ name }) => name !== null && namesFigure(name))
  const listed =
    namedFigures.length > 1 && namedFigures.length * 2 > named.length
      ? named.filter(({ name }) => name !== null)
      : namedFigures
  if (listed.length > 1 || (rows.length === 1 && listed.length === 1))
    for (const { row, name } of listed) {
      const figures = (Object.keys(row.found) as Field[]).filter(
        field => field === 'value' || isFigure(field)
      )
      const isWhole = (field: Field): boolean => field === 'value' || figures.length === 1
      for (const field of figures)
        values.push([
          isWhole(field) ? (name ?? '') : `${name ?? ''}.${field.slice(3)}`,
          percentOf(row.found[field])
        ])
      for (const holder of row.holders) {
        const names = Object.entries(holder).filter(([, value]) => textOf(value) === name)
        for (const [key] of names) trace.claim(holder, new Map([[key, { field: 'values', reads: 'text' }]]))
      }
    }
  else if (rows.length > 0) {
    const when = (row: Row<Field>): number => timeOf(row.found.time ?? row.time) ?? 0
    const [first, ...others] = rows
    const newest = others.reduce((best, row) => (when(row) > when(best) ? row : best), first as Row<Field>)
    for (const row of rows) if (row !== newest) trace.release(row.holders)
    if (rows.length > 1 && rows.every(row => when(row) === 0)) trace.doubt('newest', ['values'], 1)
    for (const field of Object.keys(newest.found) as Field[])
      if (isFigure(field)) values.push([field.slice(3), percentOf(newest.found[field])])
    for (let prefix = prefixOf(values); prefix !== ''; prefix = prefixOf(values))
      for (const value of values) value[0] = value[0].slice(prefix.length)
    if (ofPeriods.length === 0 && !values.some(([name]) => namesFigure(name))) return null
    const alone = values.map(([name]) => name.slice(name.lastIndexOf('.') + 1))
    values.forEach((value, place) => {
      const own = alone[place] ?? ''
      if (namesFigure(own) && alone.filter(name => name === own).length === 1) value[0] = own
    })
  }
  for (const { row, name } of ofPeriods)
    for (const field of Object.keys(row.found) as Field[]) {
      const key = field.slice(3)
      if (!isFigure(field) || /^(?:period|length|window)$/.test(key)) continue
      values.push([`${name}.${key}`, percentOf(row.found[field])])
      // The row may contain the same number several times; each counts as read.
      const claim = { field: `of ${name}.${key}`, reads: 'percent' } as const
      for (const holder of row.holders) if (key in holder) trace.claim(holder, new Map([[key, claim]]))
    }
  return { kind: 'breadth', data: { values: Object.fromEntries(values) }, dropped: found.dropped }
}

function prefixOf(values: readonly (readonly [string, unknown])[]): string {
  const [prefix = ''] = /^[^.]+\./.exec(values[0]?.[0] ?? '') ?? []
  return values.every(([name]) => name.startsWith(prefix)) && !/\d/.test(prefix) ? prefix : ''
}
