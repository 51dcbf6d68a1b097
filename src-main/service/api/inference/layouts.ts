import type { InferredFields } from './fields'
import type { LeafLayout } from './leaf-columns'
import { mayBeLong } from './long-rows'
import type { KeyWords } from './named-entries'

export const plain = { lists: 'columns', isTurned: false } as const
const layouts: readonly LeafLayout[] = [
  plain,
  { ...plain, isNamed: true },
  { ...plain, areCells: true },
  { lists: 'positions', isTurned: false },
  { lists: 'positions', isTurned: false, isNamed: true },
  { lists: 'columns', isTurned: true },
  { lists: 'columns', isTurned: true, isNamed: true },
  { ...plain, isMatrix: true },
  { ...plain, areMoneys: true }
]
const long: LeafLayout = { ...plain, isLong: true }
const matrixFirst = layouts.toSorted(
  (one, other) => Number(other.isMatrix === true) - Number(one.isMatrix === true)
)

export const layoutsFor = (kind: string): readonly LeafLayout[] =>
  kind === 'correlation' ? matrixFirst : mayBeLong(kind) ? [...layouts, long] : layouts

export function keyWords(rows: readonly InferredFields[]): KeyWords {
  const texts = new Set<string>()
  const titles = new Set<string>()
  const moneys = new Set<string>()
  const times = new Set<number>()
  for (const row of rows) {
    for (const field of ['symbol', 'exchange', 'a', 'b', 'group', 'source']) {
      const text = row[field]
      if (typeof text === 'string') texts.add(text.toLowerCase())
    }
    if (typeof row['currency'] === 'string') moneys.add(row['currency'].toLowerCase())
    for (const field of ['title', 'name', 'summary'])
      if (typeof row[field] === 'string') titles.add(row[field])
    for (const field of ['time', 'at']) {
      const time = row[field]
      if (typeof time === 'number') times.add(time)
    }
  }
  return { texts, moneys, titles, times }
}
