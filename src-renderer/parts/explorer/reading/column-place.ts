import type { Answer } from '@contract'
import type { PlaceRow } from './reading-rows'

/** Other fields from which a column may take its values. */
const alternatives: Readonly<Record<string, readonly string[]>> = {
  time: ['opensAt', 'closesAt', 'at'],
  at: ['time'],
  symbol: ['pair', 'id'],
  price: ['last'],
  close: ['last'],
  volume: ['turnover', 'amount'],
  changePercent: ['amount', 'change'],
  name: ['event', 'window']
}

/**
 * Finds where in the response most of a column's values come from. In an unrecognised response, the column
 * has the name of its field. Null if there is no such place.
 * @param key of the column in the table
 */
export function placeOfColumn(answer: Answer, key: string): Pick<PlaceRow, 'path' | 'field'> | null {
  if (answer.kind === 'unrecognised') {
    const { table } = answer.data
    if (table === undefined || !table.columns.includes(key)) return null
    return { path: [...(table.path === '' ? [] : [table.path]), '*', key].join('.'), field: null }
  }
  const sources = answer.reading?.sources ?? []
  for (const field of [key, ...(alternatives[key] ?? [])]) {
    const [most] = sources
      .filter(source => source.field === field)
      .toSorted((one, other) => other.count - one.count)
    if (most !== undefined) return { path: most.path, field: most.field }
  }
  return null
}
