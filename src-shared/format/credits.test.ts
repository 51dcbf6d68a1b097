import { expect, it } from 'vitest'
import { formatCount, formatCredits } from './credits'

it('groups thousands', () => {
  expect([0, 999, 41_200, 1_234_567].map(formatCount)).toEqual(['0', '999', '41,200', '1,234,567'])
})

it('shows an unknown number as a question mark, never as 0', () => {
  expect([null, NaN].map(formatCount)).toEqual(['?', '?'])
})

it('adds the unit to a number of credits', () => {
  expect([0, 1, 41_200, null].map(formatCredits)).toEqual([
    '0 credits',
    '1 credit',
    '41,200 credits',
    '? credits'
  ])
})
