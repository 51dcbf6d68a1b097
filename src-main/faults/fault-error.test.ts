import { expect, test } from 'vitest'
import { outcomeOf } from '../credits/fake-service.fixture'
import { NewerDatabaseError } from '../storage/database'
import { FaultError, inputFault, internalFault } from './fault-error'
import { faultIn } from './shape'
import { startFailure } from './start-failure'

test('a fault on its way is an error with the fault in it', () => {
  const fault = inputFault('This cannot be done.', 'Do something else.')
  const error = new FaultError(fault)
  expect(error).toBeInstanceOf(Error)
  expect([error.message, error.fault]).toEqual(['This cannot be done.', fault])
})

test('every fault of ours speaks in sentences', () => {
  for (const { what, means, next } of [inputFault('What.', 'Next.'), internalFault]) {
    for (const sentence of [what, means, next]) expect(sentence).toMatch(/^[A-Z].*\.$/)
  }
})

test('an answer of another kind than was asked for is a fault, though it was paid for', () => {
  const answered = outcomeOf('getData', 0, { answer: { kind: 'quotes', data: [], dropped: 0 } })
  expect(faultIn(answered, 'quotes')).toBeNull()
  expect(faultIn(answered, 'news')).toMatchObject({ code: 'unreadable', operation: 'getData' })
  expect(faultIn(outcomeOf('getData', 0, { fault: 'offline' }), 'quotes')).toMatchObject({ code: 'offline' })
})

test.each([
  [new NewerDatabaseError('/data/state.db'), /newer version/],
  [
    Object.assign(new Error('unable to open database file'), { code: 'SQLITE_CANTOPEN' }),
    /cannot be written/
  ],
  [Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }), /cannot be written/],
  [new Error('Cannot find module'), /Install Candlewick again/],
  ['text', /Install Candlewick again/]
])('why a start failed: %s', (error, sentence) => {
  expect(startFailure(error)).toMatch(sentence)
  expect(startFailure(error)).not.toContain('/data')
})
