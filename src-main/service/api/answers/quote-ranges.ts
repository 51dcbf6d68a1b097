import type { Row } from '../reader/row'
import type { Trace } from '../reader/trace'
import { wordsOf } from '../reader/words'
import { windowIn } from '../reader/spans'
import { isObject } from './json'
import { numberOf } from './numbers'
import type { QuoteField } from './quote-shape'

interface Range {
  readonly low: unknown
  readonly high: unknown
}

/** Reads low and high from `"range": [67900, 70011.5]` or `"67,900 - 70,011"`. */
export function withRanges<R extends Row<QuoteField>>(rows: readonly R[], trace: Trace): readonly R[] {
  return rows.map(row => {
    const { low, high } = row.found
    if (low !== undefined || high !== undefined) return row
    for (const holder of row.holders) {
      const range = isObject(holder) ? rangeIn(holder, trace, 0) : null
      if (range !== null) return { ...row, found: { ...row.found, ...range } }
    }
    return row
  })
}

function rangeIn(holder: Readonly<Record<string, unknown>>, trace: Trace, depth: number): Range | null {
  for (const key in holder) {
    const value = holder[key]
    const { window, rest } = windowIn(wordsOf(key))
    const isOfADay = window === null || window === '24h'
    const isNamed = depth > 0 ? rest.length === 0 : rest.some(word => rangeWords.has(word))
    if (!isOfADay || !isNamed) continue
    if (depth === 0 && isObject(value)) {
      const inner = rangeIn(value, trace, 1)
      if (inner !== null) return inner
    }
    const ends = Array.isArray(value) ? (value as readonly unknown[]) : endsIn(value)
    const [low, high] = ends.map(numberOf)
    if (ends.length !== 2 || typeof low !== 'number' || typeof high !== 'number' || low <= 0 || low > high)
      continue
    const claimed = Array.isArray(value) ? (value as object) : holder
    const reads = { reads: 'number' } as const
    trace.claim(
      claimed,
      Array.isArray(value)
        ? new Map([
            [0, { field: 'low', ...reads }],
            [1, { field: 'high', ...reads }]
          ])
        : new Map([[key, { field: 'low', reads: 'any' }]])
    )
    return { low: ends[0], high: ends[1] }
  }
  return null
}

const rangeWords = new Set(['range', 'rng', 'ranges', 'hilo', 'lohi'])

const endsIn = (value: unknown): readonly unknown[] =>
  typeof value === 'string' && value.length < 60 ? value.split(/\s+(?:-|–|to|\.\.)\s+/) : []
