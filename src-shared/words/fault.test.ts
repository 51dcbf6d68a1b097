import { describe, expect, test } from 'vitest'
import { apiFaultCodes, type Fault, type FaultCode } from '../contract/fault'
import { inputIssues, type FaultCause } from '../contract/fault-cause'
import { causeWords, faultWhat, faultWords } from './fault'
import { m } from '../messages/m'

const fault = (code: FaultCode, cause: FaultCause | null = null): Fault => ({
  code,
  cause,
  operation: null,
  said: null,
  retryAt: null
})

const full = {
  reason: 'full',
  folder: '/data',
  file: null,
  freeBytes: 0,
  neededBytes: 1,
  lockedBy: null,
  since: 0
} as const

test.each([...apiFaultCodes, 'internal', 'disk'] as const)('%s is explained in three sentences', code => {
  const { what, means, next } = faultWords(fault(code))
  for (const sentence of [what, means, next]) {
    expect(sentence).toMatch(/^[A-Z].+\.$/)
    // Users don't know these terms.
    expect(sentence).not.toMatch(/\b(?:HTTP|error|exception|null|undefined|status code|4\d\d|5\d\d)\b/i)
  }
})

test('the short message is the first of the three sentences', () => {
  const faults: readonly Fault[] = [
    ...apiFaultCodes.map(code => fault(code)),
    fault('offline', { code: 'certificate' }),
    fault('bad-input', { code: 'alert-wrong', issue: { code: 'coin-missing' } }),
    { ...fault('disk'), disk: full },
    { ...fault('disk', { code: 'unbooked' }), disk: full }
  ]
  for (const one of faults) expect(faultWhat(one)).toBe(faultWords(one).what)
})

test("reports a call that couldn't be recorded as not made, and suggests how to fix the disk", () => {
  const words = faultWords({ ...fault('disk', { code: 'unbooked' }), disk: full })
  expect(words.what).toBe(m.faults.causeWhat.unbooked())
  expect(words.means).toMatch(/Nothing was charged\.$/)
  expect(words.next).toMatch(/^Free at least .+ on the disk with \/data/)
})

test('every fault code has a different message', () => {
  const whats = apiFaultCodes.map(code => faultWords(fault(code)).what)
  expect(new Set(whats).size).toBe(whats.length)
  expect(faultWords(fault('plan-required')).what).toMatch(/plan/)
})

describe('the cause of a fault', () => {
  test('replaces individual sentences of the general message', () => {
    expect(faultWords(fault('offline', { code: 'certificate' })).what).toContain('certificate')
    const lost = faultWords(fault('unreadable', { code: 'lost' }))
    expect(lost.what).toBe(m.faults.causeWhat.lost())
    expect(lost.next).toBe(faultWords(fault('unreadable')).next)
  })

  test.each<[FaultCause, string]>([
    [{ code: 'budget', span: 'day', kept: 'no' }, m.faults.what['budget-stopped']()],
    [
      { code: 'candles-refused', coin: 'BTC', interval: '1h' },
      m.faults.causeWhat['candles-refused']({ interval: '1h', coin: 'BTC' })
    ],
    [
      { code: 'parameter-unknown', operation: 'getTop', takes: 'top', name: 'x' },
      'getTop has no parameter x. Use top.'
    ],
    [
      { code: 'parameter-unknown', operation: 'getList', takes: 'none', name: 'x' },
      'getList has no parameter x.'
    ],
    [
      { code: 'file-unsaved', reason: 'protected', kept: 'chart' },
      m.faults.causeWhat['file-unsaved']({ reason: 'protected' })
    ],
    [{ code: 'layouts-full', most: 1200 }, m.faults.causeWhat['layouts-full']({ most: 1200 })]
  ])("the message for %j contains the cause's values", (cause, what) => {
    expect(causeWords(cause).what).toBe(what)
  })

  test.each(inputIssues)('invalid input of kind %s is explained in one sentence', code => {
    expect(causeWords({ code }).what).toMatch(/^[A-Z].+\.$/)
  })
})

test.each(apiFaultCodes)(
  "the message of a manual call that failed with %s doesn't promise an automatic retry",
  code => {
    expect(faultWords(fault(code), 'by-hand').next).not.toMatch(/automatically/i)
  }
)

test('the message for a truncated response warns that repeating the call may be charged again', () => {
  expect(faultWords(fault('unreadable', { code: 'cut-off' }), 'by-hand').next).toBe(
    m.faults.forManual['timed-out']()
  )
})
