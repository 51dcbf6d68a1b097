import { afterEach, expect, test } from 'vitest'
import { optionsTold } from './options'

const { argv } = process
afterEach(() => {
  process.argv = argv
})
const usual = { days: 2, only: '', planted: false }

test.each([
  [[], usual],
  [['--days', '30', '--planted'], { days: 30, only: '', planted: true }],
  [['--only', '7'], { days: 2, only: '7', planted: false }]
])(
  '%j on the command line is read as the usual ones are, and what it leaves out is as usual',
  (words, told) => {
    process.argv = ['node', 'bench', ...words]
    expect(optionsTold(usual)).toEqual(told)
  }
)

test('a name that nobody knows ends it', () => {
  process.argv = ['node', 'bench', '--dais', '3']
  expect(() => optionsTold(usual)).toThrow('--dais')
})
