import { expect, test } from 'vitest'
import { faultWords } from '../../src-shared/words/fault'
import { apiFaultCodes } from '../../src-shared/contract/fault'
import { faultAtTerminal } from './at-terminal'
import { faultOf } from './faults'

const lost = ['timed-out', 'unreadable']

test.each(apiFaultCodes.filter(code => code !== 'budget-stopped'))('%s speaks to a shell', code => {
  const charge = lost.includes(code) ? 'unknown' : 'none'
  const words = faultAtTerminal({ fault: faultOf(code), charge })
  expect(words).not.toMatch(/on screen|settings|by itself|nothing to do|is counted/i)
  expect(words).toContain(faultWords(faultOf(code)).what)
})

test.each([
  ['bad-input', 'key-unusable', 'none', '--key'],
  ['offline', 'certificate', 'none', 'clock of this computer'],
  ['offline', 'client-certificate', 'none', 'a certificate of yours'],
  ['offline', 'broken', 'unknown', 'may have been charged'],
  ['unreadable', 'cut-off', 'unknown', 'may cost again'],
  ['sign-in-page', 'redirected', 'none', '--service']
] as const)('%s, %s: says what is its own', (code, cause, charge, own) => {
  const words = faultAtTerminal({ fault: faultOf(code, { cause }), charge })
  expect(words).toContain(own)
  expect(words).not.toMatch(/on screen|settings|by itself|nothing to do|is counted/i)
})

test('the service’s own words come last', () => {
  const fault = faultOf('refused', { said: 'Unknown interval' })
  expect(faultAtTerminal({ fault, charge: 'none' })).toMatch(/The service says: Unknown interval$/)
  expect(faultAtTerminal({ fault: null, charge: 'named' })).toBe('')
})
