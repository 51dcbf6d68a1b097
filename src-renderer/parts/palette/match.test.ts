import { expect, it } from 'vitest'
import type { Command } from './command'
import { matching, matchesWholeWords, prepareSearch } from './match'

const command = (label: string, detail?: string): Command => ({
  id: label,
  group: 'actions',
  label,
  detail,
  run: () => undefined
})
const labels = (commands: readonly Command[]): readonly string[] => commands.map(({ label }) => label)
const all = ['Market', 'Add Moving average', 'Show 1h candles', 'Supermarket', 'Marked'].map(one =>
  command(one)
)

it('ranks exact labels first and labels that start with the text next', () => {
  expect(labels(matching(all, 'market', [], 10))).toEqual(['Market', 'Supermarket'])
  expect(labels(matching(all, 'mark', [], 10))).toEqual(['Market', 'Marked', 'Supermarket'].sort(bySize))
})

const bySize = (a: string, b: string): number =>
  Number(a === 'Supermarket') - Number(b === 'Supermarket') || a.length - b.length

it('finds an indicator by its short name before longer names that contain it', () => {
  const pair = [command('Add Stochastic RSI', 'StochRSI'), command('Add Relative strength index', 'RSI')]
  for (const typed of ['rsi', 'add rsi'])
    expect(labels(matching(pair, typed, [], 10)), typed).toEqual([
      'Add Relative strength index',
      'Add Stochastic RSI'
    ])
})

it('requires every word, in any order', () => {
  expect(labels(matching(all, 'candles 1h', [], 10))).toEqual(['Show 1h candles'])
  expect(labels(matching([command('Quotes', 'getData')], 'getdata', [], 10))).toEqual(['Quotes'])
  expect(matching(all, 'candles 9h', [], 10)).toEqual([])
})

it('prefers recently used commands among equal matches', () => {
  const pair = [command('Pause a'), command('Pause b')]
  expect(labels(matching(pair, 'pause', ['Pause b'], 10))).toEqual(['Pause b', 'Pause a'])
})

it('searches for symbols literally', () => {
  expect(matching(all, '(.*', [], 10)).toEqual([])
})

it('recognizes a text of whole words from the label and the keywords, except for alerts', () => {
  const date = { ...command('Go to date…'), keywords: 'jump Day' }
  for (const text of ['go', 'Date go', 'jump to day']) expect(matchesWholeWords(date, text), text).toBe(true)
  for (const text of ['', ' ', 'g', 'date…', 'go later'])
    expect(matchesWholeWords(date, text), text).toBe(false)
  expect(matchesWholeWords({ ...date, group: 'alerts' }, 'go')).toBe(false)
})

it('does not read the labels of prepared commands again', () => {
  const read: string[] = []
  const [one, two] = ['One', 'Two'].map(label => ({
    ...command(''),
    get label() {
      read.push(label)
      return label
    }
  })) as [Command, Command]
  const steps = prepareSearch([one, two])
  steps.next()
  expect(read).toEqual(['One'])
  steps.next()
  expect(matching([one, two], 'one', [], 10)).toEqual([one])
  expect(read).toEqual(['One', 'Two'])
  expect(steps.next().done).toBe(true)
})
