import type { Answer, AnswerKind } from '../../answers/answer'
import { averagesWithoutWarmUp, byCoin, inSeries, inTime } from '../../answers/series'
import { gathered, num, ofCoin, rowsOf, spread, str, type MappedFields, type MappingKind } from './kind'

export function points<K extends AnswerKind>(
  kind: K,
  fields: readonly string[],
  others: readonly string[] = [],
  constant: readonly string[] = []
): MappingKind {
  return {
    identifying: fields,
    constant: ['symbol', ...constant],
    flatten: rowsOf,
    assemble: rows => {
      const coinsWithoutValues = new Set<MappedFields>()
      const read = rows.map(({ fields: own, isBlank, isNamed }) => {
        const row = {
          time: num(own['time']),
          ...ofCoin(own),
          ...Object.fromEntries(fields.map(field => [field, num(own[field])])),
          ...Object.fromEntries(others.map(field => [field, str(own[field])]))
        }
        if (isBlank && isNamed) coinsWithoutValues.add(row)
        return row
      })
      const hasValue = (row: MappedFields): boolean => fields.some(field => row[field] !== null)
      const whole = joined(read, hasValue, [...fields, ...others])
      const timed = whole.filter(row => row.time !== null || hasValue(row) || coinsWithoutValues.has(row))
      const data = inSeries(timed as never[], fields as never[])
      return { kind, data, dropped: whole.length - timed.length } as unknown as Answer
    }
  }
}

/** Joins rows of the same time, because some services send one row per line of an indicator. */
function joined<Row extends MappedFields & { readonly time: number | null }>(
  rows: readonly Row[],
  hasValue: (row: MappedFields) => boolean,
  fields: readonly string[]
): readonly Row[] {
  const all: Row[] = []
  const latest = new Map<string, number>()
  for (const row of rows) {
    const at = row.time === null ? undefined : latest.get(placeOf(row))
    const before = at === undefined ? undefined : all[at]
    if (
      at === undefined ||
      before === undefined ||
      (hasValue(before) && hasValue(row) && fields.some(field => areBoth(before[field], row[field])))
    ) {
      latest.set(placeOf(row), all.push(row) - 1)
    } else if (hasValue(row)) {
      const known = Object.entries(before).filter(([, value]) => value !== null)
      all[at] = hasValue(before) ? { ...row, ...Object.fromEntries(known) } : row
    } else if (!hasValue(before)) {
      // Both rows may be right, so fields that differ become null.
      const apart = fields.filter(field => before[field] !== row[field])
      all[at] = { ...before, ...Object.fromEntries(apart.map(field => [field, null])) }
    }
  }
  return all
}

const areBoth = (one: unknown, other: unknown): boolean => one !== null && other !== null

const placeOf = ({ time, symbol }: MappedFields): string => `${String(symbol)}\n${String(time)}`

export const ribbon: MappingKind = {
  identifying: [],
  constant: ['symbol'],
  flatten: answer => rowsOf(answer).map(row => spread(row, 'averages')),
  assemble: rows => {
    const points = new Map<string, MappedFields & { averages: Record<string, number | null> }>()
    const named = new Set<string>()
    for (const { fields, isBlank, isNamed } of rows) {
      const [time, symbol] = [num(fields['time']), ofCoin(fields)]
      const averages = gathered(fields, 'averages')
      const place = `${symbol.symbol ?? ''}\n${time ?? ''}`
      const before = points.get(place)
      if (isBlank && isNamed) named.add(place)
      points.set(place, {
        time,
        ...symbol,
        averages: { ...before?.averages, ...averages },
        trend: before?.['trend'] ?? str(fields['trend'])
      })
    }
    const read = [...points].flatMap(([place, point]) =>
      Object.keys(point.averages).length > 0 || named.has(place) ? [point] : []
    )
    const data = byCoin(read as never[]).flatMap(own => averagesWithoutWarmUp(inTime(own) as never))
    return { kind: 'ribbon', data, dropped: 0 } as unknown as Answer
  }
}
