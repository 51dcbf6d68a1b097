import { expect, it } from 'vitest'
import type { Command } from './command'
import { matching } from './match'

const command = (label: string, detail?: string): Command => ({
  ...{ id: label, group: 'actions', label, detail },
  run: () => undefined
})
const labels = (commands: readonly Command[]): readonly string[] => commands.map(({ label }) => label)
const all = ['Market', 'Add Moving average', 'Show 1h candles', 'Supermarket', 'Marked'].map(one =>
  command(one)
)

it('puts an exact label first, then labels that start with the text, then words inside', () => {
  expect(labels(matching(all, 'market', [], 10))).toEqual(['Market', 'Supermarket'])
  expect(labels(matching(all, 'mark', [], 10))).toEqual(['Market', 'Marked', 'Supermarket'].sort(bySize))
})

const bySize = (a: string, b: string): number =>
  Number(a === 'Supermarket') - Number(b === 'Supermarket') || a.length - b.length

it('needs every word, in any order and also from the detail', () => {
  expect(labels(matching(all, 'candles 1h', [], 10))).toEqual(['Show 1h candles'])
  expect(labels(matching([command('Quotes', 'getData')], 'getdata', [], 10))).toEqual(['Quotes'])
  expect(matching(all, 'candles 9h', [], 10)).toEqual([])
})

it('prefers recent commands among equals', () => {
  const pair = [command('Pause a'), command('Pause b')]
  expect(labels(matching(pair, 'pause', ['Pause b'], 10))).toEqual(['Pause b', 'Pause a'])
})

it('treats symbols as text', () => {
  expect(matching(all, '(.*', [], 10)).toEqual([])
})
