import { expect, test } from 'vitest'
import { apiFaultCodes } from '../../src-shared/contract/fault'
import { faultOf } from './faults'

test.each(apiFaultCodes)('%s is told in three sentences', code => {
  const { what, means, next } = faultOf(code)
  for (const sentence of [what, means, next]) {
    expect(sentence).toMatch(/^[A-Z].+\.$/)
    // Words of the trade of programs, not of the people who read this.
    expect(sentence).not.toMatch(/\b(?:HTTP|error|exception|null|undefined|status code|4\d\d|5\d\d)\b/i)
  }
})

test('no two codes say the same; a locked door is not a closed one', () => {
  const whats = apiFaultCodes.map(code => faultOf(code).what)
  expect(new Set(whats).size).toBe(whats.length)
  expect(faultOf('plan-required').what).toMatch(/locked/)
  expect(faultOf('limited').what).toMatch(/closed/)
  expect(faultOf('quota-exceeded').what).not.toBe(faultOf('rate-limited').what)
})

test('details are kept, and better words replace those of the table', () => {
  const fault = faultOf('bad-input', {
    operation: 'getTop',
    said: 'no',
    retryAt: 5,
    words: { what: 'Too many.' }
  })
  expect(fault).toMatchObject({
    code: 'bad-input',
    operation: 'getTop',
    said: 'no',
    retryAt: 5,
    what: 'Too many.'
  })
  expect(fault.means).toBe(faultOf('bad-input').means)
})

test('another cause of the same code has its own first sentence', () => {
  expect(faultOf('offline', { variant: 'certificate' }).what).toContain('certificate')
  expect(faultOf('unreadable', { variant: 'too-large' }).what).toContain('larger')
})
