import type { Answer } from '../answers/answer'

/** For comparison, the contract's longest response has 21,600 one-minute candles. */
const mostRows = 25_000
const mostEntries = 5_000
const mostValues = 400_000
/** `longestText` limits each string, and `mostCharacters` all of them together. */
const longestText = 10_000
const mostCharacters = 8_000_000
const deepest = 6

/**
 * Drops the oldest candles, or the last rows of other kinds, and counts them in `leftOut`. A shortened
 * string ends in `…`.
 */
export function bounded(answer: Answer): Answer {
  let values = mostValues
  let characters = mostCharacters
  const fits = (): boolean => values > 0 && characters > 0

  const within = (value: unknown, depth: number): unknown => {
    values--
    if (typeof value === 'string') {
      const text = value.length <= longestText ? value : `${value.slice(0, longestText - 1)}…`
      characters -= text.length
      return text
    }
    if (typeof value !== 'object' || value === null) return value
    if (depth >= deepest) return null
    if (Array.isArray(value)) return firstOf(value, mostEntries).map(entry => within(entry, depth + 1))
    const record: Record<string, unknown> = {}
    let entries = 0
    for (const name in value) {
      if (entries++ >= mostEntries || !fits()) break
      const own = within((value as Record<string, unknown>)[name], depth + 1)
      if (name !== '__proto__') record[name.slice(0, longestText)] = own
    }
    return record
  }

  const { data } = answer
  if (!Array.isArray(data)) {
    // The raw text isn't limited here, because it already is.
    const raw = answer.kind === 'unrecognised' ? { raw: answer.data.raw } : {}
    const limited = answer.kind === 'unrecognised' ? { ...answer.data, raw: '' } : data
    return { ...answer, data: { ...(within(limited, 0) as object), ...raw } } as Answer
  }
  const oldestFirst = answer.kind === 'candles'
  const rows: readonly unknown[] = data
  const limitedRows: unknown[] = []
  for (let at = 0; at < Math.min(rows.length, mostRows) && fits(); at++)
    limitedRows.push(within(rows[oldestFirst ? rows.length - 1 - at : at], 1))
  if (oldestFirst) limitedRows.reverse()
  const leftOut = rows.length - limitedRows.length
  return { ...answer, data: limitedRows, ...(leftOut > 0 ? { leftOut } : {}) } as Answer
}

const firstOf = (list: readonly unknown[], most: number): readonly unknown[] =>
  list.length <= most ? list : list.slice(0, most)

export function undecoded(text: string): Answer {
  return {
    kind: 'unrecognised',
    data: { leaves: [], leavesLeftOut: 0, tooLarge: true, raw: text },
    dropped: 0
  }
}
