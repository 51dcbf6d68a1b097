import { afterEach, expect, test } from 'vitest'
import { parseOptions } from './options'

const { argv } = process
afterEach(() => {
  process.argv = argv
})
const usual = { days: 2, only: '', planted: false }

test.each([
  [[], usual],
  [['--days', '30', '--planted'], { days: 30, only: '', planted: true }],
  [['--only', '7'], { days: 2, only: '7', planted: false }]
])('reads the options in %j and uses the default for all others', (words, expected) => {
  process.argv = ['node', 'bench', ...words]
  expect(parseOptions(usual)).toEqual(expected)
})

test('rejects an unknown option', () => {
  process.argv = ['node', 'bench', '--dais', '3']
  expect(() => parseOptions(usual)).toThrow('--dais')
})
