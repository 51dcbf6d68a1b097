import { expect, test } from 'vitest'
import { faultWords } from '../../../src-shared/words/fault'
import { cleanKey } from './key'
import { m } from '../../../src-shared/messages/m'

test('removes whitespace around a key but changes nothing else', () => {
  expect(cleanKey('  sk_live-A1/b+c==.é \n')).toEqual({ ok: true, key: 'sk_live-A1/b+c==.é' })
})

test.each([
  ['', m.faults.causeWhat['key-empty']()],
  [' \n\t ', m.faults.causeWhat['key-empty']()],
  ['SECRET\nSECRET', m.faults.causeWhat['key-lines']()],
  ['SECRET\r\nX-Evil: 1', m.faults.causeWhat['key-lines']()],
  ['SECRET\u0000', m.faults.causeWhat['key-control']()],
  ['SEC\tRET', m.faults.causeWhat['key-control']()],
  ['SEC\u007fRET', m.faults.causeWhat['key-control']()],
  ['SEC\u0085RET', m.faults.causeWhat['key-control']()],
  ['“SECRET”', m.faults.causeWhat['key-characters']()],
  ['SECRET🔑', m.faults.causeWhat['key-characters']()],
  ['SECRET1', 'too short'],
  ['SECRET'.repeat(2000), 'too long']
])('rejects %j: %s', (pasted, sentence) => {
  const cleaned = cleanKey(pasted)
  expect(cleaned).toMatchObject({ ok: false, fault: { code: 'bad-input' } })
  const fault = cleaned.ok ? null : cleaned.fault
  expect(fault && faultWords(fault).what).toContain(sentence)
  expect(JSON.stringify(fault)).not.toContain('SEC')
})

test('accepts a key of eight characters', () => expect(cleanKey('SECRET78').ok).toBe(true))

test('accepts a key of at most 4,096 characters', () => {
  expect(cleanKey('k'.repeat(4096)).ok).toBe(true)
  expect(cleanKey('k'.repeat(4097)).ok).toBe(false)
})
