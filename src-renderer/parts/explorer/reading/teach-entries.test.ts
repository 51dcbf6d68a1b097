import type { Hint } from '@contract'
import { expect, it } from 'vitest'
import { teachEntries } from './teach-entries'

const labels = (field: string | null): readonly string[] =>
  teachEntries({ path: 'data.*.x', field }, ['price', 'high'], () => undefined).flatMap(entry =>
    entry === 'separator' ? [] : [entry.label]
  )

it('offers what a value may be, how it is told where that is known, and to ignore it', () => {
  expect(labels(null)).toEqual(['This is: price', 'This is: high', 'Ignore it'])
  expect(labels('changePercent').slice(2)).toEqual([
    'It is told in percent',
    'It is told as a fraction',
    'Ignore it'
  ])
  expect(labels('price')).toContain('It is told in EUR')
})

it('tells which place is what', () => {
  const taught: Hint[] = []
  const [first] = teachEntries({ path: 'data.*.x', field: null }, ['price'], lesson => taught.push(lesson))
  if (first !== 'separator') first?.act()
  expect(taught).toEqual([{ path: 'data.*.x', field: 'price', unit: null }])
})
