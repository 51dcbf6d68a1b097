import type { Answer, AnswerKind } from '../../answers/answer'
import { byCoin, firstReal, inSeries, inTime } from '../../answers/series'
import { gathered, num, ofCoin, rowsOf, spread, str, type Fields, type Kind } from './kind'

/** Rows of an indicator. `fields` are numbers, `others` are texts. */
export function points<K extends AnswerKind>(
  kind: K,
  fields: readonly string[],
  others: readonly string[] = [],
  constant: readonly string[] = []
): Kind {
  return {
    telling: fields,
    constant: ['symbol', ...constant],
    flatten: rowsOf,
    assemble: rows => {
      const read = rows.map(({ fields: own }) => ({
        time: num(own['time']),
        ...ofCoin(own),
        ...Object.fromEntries(fields.map(field => [field, num(own[field])])),
        ...Object.fromEntries(others.map(field => [field, str(own[field])]))
      }))
      const isTold = (row: Fields): boolean => fields.some(field => row[field] !== null)
      const told = new Set(read.filter(isTold).map(placeOf))
      // Skip an empty row if another row has values for its time: where there are two lines, one is always empty.
      const kept = read.filter(row => isTold(row) || (row.time !== null && !told.has(placeOf(row))))
      const data = inSeries(kept as never[], fields as never[])
      return { kind, data, dropped: rows.length - kept.length } as unknown as Answer
    }
  }
}

const placeOf = ({ time, symbol }: Fields): string => `${String(symbol)}\n${String(time)}`

export const ribbon: Kind = {
  telling: [],
  constant: ['symbol'],
  flatten: answer => rowsOf(answer).map(row => spread(row, 'averages')),
  assemble: rows => {
    const points = new Map<string, Fields & { averages: Record<string, number | null> }>()
    for (const { fields } of rows) {
      const [time, symbol] = [num(fields['time']), ofCoin(fields)]
      const averages = gathered(fields, 'averages')
      const place = `${symbol.symbol ?? ''}\n${time ?? ''}`
      const before = points.get(place)
      points.set(place, {
        time,
        ...symbol,
        averages: { ...before?.averages, ...averages },
        trend: before?.['trend'] ?? str(fields['trend'])
      })
    }
    const read = [...points.values()].filter(({ averages }) => Object.keys(averages).length > 0)
    const data = byCoin(read as never[]).flatMap(own => withoutWarmUp(inTime(own) as never))
    return { kind: 'ribbon', data, dropped: 0 } as unknown as Answer
  }
}

function withoutWarmUp(rows: readonly { averages: Record<string, number | null> }[]): readonly Fields[] {
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
