import { expect, test } from 'vitest'
import { faultWords } from '../../../src-shared/words/fault'
import { apiFaultCodes } from '../../../src-shared/contract/fault'
import { faultAtTerminal } from './at-terminal'
import { faultOf } from '../../platform/faults/fault'
import { m } from '../../../src-shared/messages/m'

const lost = ['timed-out', 'unreadable']

test.each(apiFaultCodes.filter(code => code !== 'budget-stopped'))(
  'describes the fault %s for a terminal without referring to the app’s window',
  code => {
    const charge = lost.includes(code) ? 'unknown' : 'none'
    const words = faultAtTerminal({ fault: faultOf(code), charge })
    expect(words).not.toMatch(/visible|settings|automatically|is counted/i)
    expect(words).toContain(faultWords(faultOf(code)).what)
  }
)

test.each([
  ['bad-input', 'key-unusable', 'none', '--key'],
  ['offline', 'certificate', 'none', 'this computer’s clock'],
  ['offline', 'client-certificate', 'none', m.faults.causeWhat['client-certificate']()],
  ['offline', 'broken', 'unknown', m.faults.atTerminalCharge()],
  ['unreadable', 'cut-off', 'unknown', m.faults.forManual['timed-out']()],
  ['sign-in-page', 'redirected', 'none', '--service']
] as const)(
  'describes a fault with code %s and cause %s differently at a terminal',
  (code, cause, charge, own) => {
    const words = faultAtTerminal({ fault: faultOf(code, { cause }), charge })
    expect(words).toContain(own)
    expect(words).not.toMatch(/visible|settings|automatically|is counted/i)
  }
)

test('ends the description of a fault with the service’s message', () => {
  const fault = faultOf('refused', { said: 'Unknown interval' })
  expect(faultAtTerminal({ fault, charge: 'none' })).toMatch(/The service says: Unknown interval$/)
  expect(faultAtTerminal({ fault: null, charge: 'named' })).toBe('')
})
