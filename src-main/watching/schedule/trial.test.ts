import { expect, test } from 'vitest'
import { outcomeOf } from '../../credits/fake-service.fixture'
import { faultOf } from '../../platform/faults/fault'
import { cheapestTrial, type TrialCall } from './trial'

const trial = (operation: string, credits: number | null): TrialCall => ({
  operation,
  price: { state: credits === null ? 'unknown' : 'learned', credits, learned: null, reserve: credits ?? 100 },
  ask: () => Promise.resolve(outcomeOf(operation, 0))
})
const chosen = (trials: readonly TrialCall[], code: 'limited' | 'unreadable'): string | undefined =>
  cheapestTrial(trials, faultOf(code, { operation: 'getData' }))?.operation

test('chooses the cheapest call if no operation works', () => {
  expect(chosen([trial('getData', 2), trial('getFearGreed', 1)], 'limited')).toBe('getFearGreed')
  expect(chosen([trial('getData', 1), trial('getFearGreed', 1)], 'limited')).toBe('getData')
  expect(chosen([trial('getFearGreed', null), trial('getData', 9)], 'limited')).toBe('getData')
  expect(chosen([], 'limited')).toBeUndefined()
})

test('chooses the failing operation if others work', () => {
  expect(chosen([trial('getData', 2), trial('getFearGreed', 1)], 'unreadable')).toBe('getData')
})
