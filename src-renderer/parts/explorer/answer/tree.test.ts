import { expect, it } from 'vitest'
import { parentOf, treeOf } from './tree'

const body = { status: true, data: { BTC: { price: 1.5, tags: ['a', 'b'] } }, none: null }
const names = (toggled: readonly string[] = []): readonly string[] =>
  treeOf(body, new Set(toggled)).lines.map(({ level, name, value }) => `${level} ${name} ${value ?? '…'}`)

it('shows the top levels at first, and deeper ones where the user opens them', () => {
  expect(names()).toEqual(['1 status true', '1 data …', '2 BTC …', '1 none null'])
  expect(names(['\ndata\nBTC', '\ndata\nBTC\ntags'])).toEqual([
    ...[
      '1 status true',
      '1 data …',
      '2 BTC …',
      '3 price 1.5',
      '3 tags …',
      '4 0 "a"',
      '4 1 "b"',
      '1 none null'
    ]
  ])
  expect(names(['\ndata'])).toEqual(['1 status true', '1 data …', '1 none null'])
})

it('counts the entries of each line and finds its parent line', () => {
  const { lines } = treeOf(body, new Set(['\ndata\nBTC']))
  expect(lines.map(({ count }) => count)).toEqual([0, 1, 2, 0, 2, 0])
  expect(lines.map((_, at) => parentOf(lines, at))).toEqual([-1, -1, 1, 2, 2, -1])
})

it('reads huge and deep responses only as far as the user has opened them', () => {
  const rows = Array.from({ length: 100_000 }, (_, at) => at)
  const closed = treeOf({ rows }, new Set())
  expect([closed.lines.length, closed.leftOut]).toEqual([1, 0])
  const opened = treeOf({ rows }, new Set(['\nrows']))
  expect([opened.lines.length, opened.leftOut]).toEqual([501, 99_500])
  let deep: unknown = 1
  for (let level = 0; level < 100_000; level++) deep = [deep]
  expect(treeOf(deep, new Set()).lines).toHaveLength(2)
})

it('shows a body that is a single value', () => {
  expect(treeOf('text', new Set()).lines.map(({ value }) => value)).toEqual(['"text"'])
})
