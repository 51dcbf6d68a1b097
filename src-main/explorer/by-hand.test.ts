import { expect, it } from 'vitest'
import { apiFaultCodes } from '../../src-shared/contract/fault'
import { faultOf } from '../service-api/faults'
import { faultByHand } from './by-hand'

it.each(apiFaultCodes.map(code => [code]))('%s promises no repetition', code => {
  const fault = faultByHand(faultOf(code))
  expect(fault.next).not.toMatch(/by itself|nothing to do/i)
  expect(fault).toMatchObject({ code, what: faultOf(code).what })
})

it('nor does an answer that broke off', () => {
  const cutOff = faultByHand(faultOf('unreadable', { variant: 'cut-off' }))
  expect(cutOff.next).toBe('Run it again if you still want the answer; that may cost again.')
  const tooLarge = faultOf('unreadable', { variant: 'too-large' })
  expect(faultByHand(tooLarge)).toEqual(tooLarge)
})
