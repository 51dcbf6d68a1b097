import type { RibbonRow } from './answer'
import { aliases, type Found } from './aliases'
import { fromColumns, isColumn } from './columns'
import type { Decoder } from './decoder'
import { bareName, isObject, isScalar, textOf, type JsonObject } from './json'
import { numberOf } from './numbers'
import { findRows, type Row } from './rows'
import { byCoin, firstReal, inTime, pointOf } from './series'

const names = {
  time: ['time', 'date', 'datetime', 'timestamp', 'time_close', 'time_open', 't'],
  symbol: ['symbol', 'coin', 'pair'],
  trend: ['trend', 'trend_word', 'direction', 'signal', 'verdict', 'ribbon_trend', 'overall_trend']
}

// Beside the named fields, a row's own field for each average: `sma10`, `ema200` …
type Field = string

const ribbonAliases = aliases<keyof typeof names>(names)
const wrappers = new Set(['averages', 'movingaverages', 'ma', 'mas', 'ribbon', 'maribbon', 'values', 'lines'])

/** getMARibbon: averages as fields, by kind, by period, as rows or as columns; one point or a series. */
export const decodeRibbon: Decoder = (body, asked) => {
  const found = findRows<Field>(body, { row: rowOf, columns: columnsOf }, asked)
  if (found === null) return null
  const rows = found.rows.map(row => ribbonRow(row))
  const data = byCoin(rows).flatMap(own => withoutWarmUp(inTime(own)))
  return { kind: 'ribbon', data, dropped: found.dropped }
}

function ribbonRow(row: Row<Field>): RibbonRow {
  const averages = Object.entries(row.found).filter(([field]) => isAverage(field))
  return {
    ...pointOf(row),
    averages: Object.fromEntries(averages.map(([field, value]) => [field, numberOf(value)])),
    trend: textOf(row.found['trend'])
  }
}

function rowOf(object: JsonObject): Found<Field> | null {
  const found = read(object)
  return Object.values(found).some(isColumn) || !Object.keys(found).some(isAverage) ? null : found
}

function columnsOf(object: JsonObject): Found<Field>[] | null {
  const found = read(object)
  return Object.values(found).some(isColumn) && Object.keys(found).some(isAverage) ? fromColumns(found) : null
}

function read(object: JsonObject): Found<Field> {
  const found: Found<Field> = { ...ribbonAliases.read(object) }
  collect(object, null, null, found, 0)
  return found
}

/** Gathers averages under names that say kind and period, alone (`sma10`) or one inside the other (`sma: {10: …}`). */
function collect(
  object: JsonObject,
  kind: string | null,
  period: string | null,
  into: Found<Field>,
  depth: number
): void {
  for (const name in object) {
    const value = object[name]
    const told = toldBy(name)
    const [ofKind, ofPeriod] = [told?.kind ?? kind, told?.period ?? period]
    const isValue =
      told !== null || (kind !== null && period !== null && /^(?:value|price|last)$/i.test(name))
    if ((isScalar(value) || isColumn(value)) && isValue && ofKind !== null && ofPeriod !== null)
      into[ofKind + ofPeriod] = value
    else if (isObject(value) && depth < 3 && (told !== null || wrappers.has(bareName(name))))
      collect(value, ofKind, ofPeriod, into, depth + 1)
    else if (Array.isArray(value) && depth < 3 && (told !== null || wrappers.has(bareName(name))))
      collectList(value, ofKind, into)
  }
}

/** `[{type: 'sma', period: 10, value: 1}]` or `[{period: 10, sma: 1, ema: 2}]` */
function collectList(list: readonly unknown[], kind: string | null, into: Found<Field>): void {
  for (const entry of list) {
    if (!isObject(entry) || !isScalar(entry['period'])) continue
    const period = /^\d{1,4}$/.exec(String(entry['period']))?.[0] ?? null
    const type = toldBy(textOf(entry['type'] ?? entry['kind'] ?? entry['name']) ?? '')?.kind ?? kind
    if (period === null) continue
    if (type !== null && isScalar(entry['value'])) into[type + period] = entry['value']
    else collect(entry, null, period, into, 2)
  }
}

function toldBy(name: string): { kind: string | null; period: string | null } | null {
  if (/\d[^0-9a-z]+\d/i.test(name)) return null
  const match = /^(?:ma|period|p)?(sma|ema|wma|hma|dema|tema)?(\d{1,4})?$/.exec(bareName(name))
  const [, kind = null, period = null] = match ?? []
  return kind === null && period === null ? null : { kind, period }
}

const isAverage = (field: string): boolean => /^[a-z]+ma\d+$/.test(field)

function withoutWarmUp(rows: readonly RibbonRow[]): readonly RibbonRow[] {
  if (rows.length < 2) return rows
  const fields = new Set(rows.flatMap(row => Object.keys(row.averages)))
  const starts = new Map([...fields].map(field => [field, firstReal(rows.map(row => row.averages[field]))]))
  return rows.map((row, index) => ({
    ...row,
    averages: Object.fromEntries(
      Object.entries(row.averages).map(([field, value]) => [
        field,
        value === 0 && index < (starts.get(field) ?? 0) ? null : value
      ])
    )
  }))
}
