import { expect, test } from 'vitest'
import { contractCaps, contractTable } from './contract-table.fixture'
import { operationCount, type PriceRule } from '../../../src-shared/contract/explorer'
import { keyCheckOperation, publishedPrice, operationNamed, operations } from './operations'
import { intradayCaps } from './parameters'

const costOf = (price: PriceRule): string => {
  if (price.rule === 'fixed') return String(price.credits)
  if (price.rule === 'per row') return `${price.credits} per row`
  return price.rule === 'unknown' ? '-' : price.rule
}

test('the table of operations matches the contract', () => {
  const ours = operations.map(({ name, tag, parameters, summary, price }) => [
    name,
    tag,
    parameters.join(', ') || 'none',
    summary,
    costOf(price)
  ])
  const theirs = contractTable
    .trim()
    .split('\n')
    .map(line => line.split('|').map(cell => cell.trim()))
  expect(ours).toEqual(theirs)
  expect(ours).toHaveLength(operationCount)
})

test('the limits on intraday bars match the contract', () => {
  expect(intradayCaps).toEqual(contractCaps)
})

test('publishes a price only if the contract sets a fixed price per call', () => {
  expect(publishedPrice('getNews')).toBe(10)
  expect(publishedPrice('getBollinger')).toBe(100)
  expect(['getTimeframe', 'getData', 'getTickers', 'getOHLCIntraday', 'getTop'].map(publishedPrice)).toEqual(
    Array(5).fill(null)
  )
  expect(publishedPrice('toString')).toBeNull()
})

test('the operation that checks the key takes no parameters and has no published price', () => {
  const check = operationNamed(keyCheckOperation)
  expect(check).toMatchObject({ parameters: [], price: { rule: 'unknown' } })
})
