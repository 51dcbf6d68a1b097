import { expect, test } from 'vitest'
import { faultOf } from '../../platform/faults/fault'

test('a fault has a code and facts, but no sentences', () => {
  const details = { operation: 'getTop', said: 'no', retryAt: 5, cause: 'too-large' } as const
  expect(faultOf('bad-input', details)).toEqual({
    code: 'bad-input',
    cause: { code: 'too-large' },
    operation: 'getTop',
    said: 'no',
    retryAt: 5
  })
  expect(JSON.stringify(faultOf('offline'))).not.toContain(' ')
})
