import fc from 'fast-check'
import { expect } from 'vitest'
import { requestOf } from './call-request'
import { decoders } from './decoders'
import { envelope, listEnvelope, numbers, times } from './shapes.fixture'

export type FixtureKind = keyof typeof decoders

export interface Ways {
  readonly number: (value: number | null) => unknown
  readonly time: (time: number) => unknown
  readonly wrap: (content: unknown) => unknown
  readonly wrapList: (content: unknown) => unknown
  readonly pick: number
}

export const ways: fc.Arbitrary<Ways> = fc.record({
  number: numbers,
  time: times,
  wrap: envelope,
  wrapList: listEnvelope,
  pick: fc.nat(999)
})

export const decoded = (kind: FixtureKind, body: unknown, params: Record<string, string> = {}) =>
  decoders[kind](JSON.parse(JSON.stringify(body)), requestOf(params))

export function comesBack<Row extends object>(
  kind: FixtureKind,
  arbitrary: fc.Arbitrary<readonly Row[]>,
  write: (rows: readonly Row[], drawn: Ways) => unknown
): void {
  fc.assert(
    fc.property(arbitrary, ways, (rows, drawn) => {
      expect(decoded(kind, write(rows, drawn))?.data).toEqual(rows)
    }),
    { numRuns: 150 }
  )
}

// In these fields, `N/A` may be a name. In all others, it means that a number is missing.
const texts = new Set([
  'name',
  'source',
  'exchange',
  'summary',
  'url',
  'image',
  'trend',
  'group',
  'direction'
])

export function written(rows: readonly object[], { number, time }: Ways): Record<string, unknown>[] {
  const cell = (field: string, value: unknown): unknown => {
    if ((value !== null && typeof value !== 'number') || texts.has(field)) return value
    return /^(?:time|at|\w+At)$/.test(field) && value !== null ? time(value) : number(value)
  }
  return rows.map(row =>
    Object.fromEntries(Object.entries(row).map(([field, value]) => [field, cell(field, value)]))
  )
}

export function groupedBy<Row>(rows: readonly Row[], key: (row: Row) => string): [string, Row[]][] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), row])
  return [...groups]
}

export const oneOf = <T>(pick: number, ...choices: readonly T[]): T => choices[pick % choices.length] as T
