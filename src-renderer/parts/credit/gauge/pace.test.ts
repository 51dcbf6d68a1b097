import type { Budget, Pace } from '@contract'
import { expect, it } from 'vitest'
import { isSoon, paceSentence, paceWords, renewalWords, resetSentence } from './pace'
import { hour } from '../../../../src-shared/time'
import { m } from '../../../../src-shared/messages/m'

// A Wednesday.
const now = new Date(2026, 1, 18, 12, 0).getTime()
const friday = new Date(2026, 1, 20, 14, 10).getTime()
const pace = (part: Partial<Pace>): Pace => ({
  kind: 'lasts',
  basis: 'burn',
  planShare: null,
  runsOutAt: null,
  resetAt: now + 14 * hour,
  resetSure: true,
  againstEven: 1,
  ...part
})

it.each([
  [pace({}), 'lasts until reset tomorrow 02:00'],
  [pace({ resetAt: null }), m.credits.pace.lastsMonth()],
  [pace({ kind: 'runs-out', runsOutAt: friday }), 'runs out Friday 14:10'],
  [pace({ kind: 'runs-out', runsOutAt: now }), m.credits.pace.usedUp()],
  [pace({ kind: 'early' }), ''],
  [pace({ kind: 'unknown' }), '']
])('describes %j as “%s”', (given, words) => expect(paceWords(given, now)).toBe(words))

it('explains how the reset time is known and how fast the quota is used', () => {
  const even = pace({})
  expect(paceSentence(even, now)).toBe('At this pace, the quota lasts until reset.')
  expect(resetSentence(even, now)).toBe('The quota resets tomorrow 02:00.')
  const fast = pace({ kind: 'runs-out', runsOutAt: friday, againstEven: 1.4, resetSure: false })
  expect(paceSentence(fast, now)).toMatch(/40 % faster than even use, the quota runs out Friday 14:10\.$/)
  expect(resetSentence(fast, now)).toBe('The quota probably resets tomorrow 02:00.')
  const early = pace({ kind: 'early', resetAt: null })
  expect(paceSentence(early, now)).toBe(m.credits.pace.early())
  expect(resetSentence(early, now)).toBe(m.credits.pace.resetUnknown())
  expect(resetSentence(pace({ kind: 'unknown' }), now)).toBe('')
})

it('predicts the use from the plan until there is enough usage data', () => {
  const planned = pace({
    kind: 'runs-out',
    basis: 'plan',
    planShare: 1.872,
    runsOutAt: friday,
    resetAt: null
  })
  expect(paceWords(planned, now)).toBe(m.credits.pace.planned({ pace: 'runs out Friday 14:10' }))
  expect(paceSentence(planned, now)).toBe(
    'The plan uses 187 % of the quota a day, so it runs out Friday 14:10.'
  )
})

it('shows no pace for an exhausted quota', () => {
  const gone = pace({ kind: 'runs-out', runsOutAt: now, againstEven: 3 })
  expect(paceSentence(gone, now)).toBe(m.faults.what['quota-exceeded']())
  expect(resetSentence(gone, now)).toBe(m.credits.pace.resetKnown({ resetAt: 'tomorrow 02:00' }))
  expect(resetSentence({ ...gone, resetAt: null }, now)).toBe(m.credits.pace.usedUpReset())
})

it('shows when a budget renews and how certain that is', () => {
  const budget = { span: 'period', renewsAt: friday, renewalSure: true } as Budget
  expect(renewalWords({ ...budget, span: 'day' }, now)).toBe(m.credits.renewal.day())
  expect(renewalWords(budget, now)).toBe(m.credits.renewal.known({ renewsAt: 'Friday 14:10' }))
  expect(renewalWords({ ...budget, renewalSure: false }, now)).toContain('probably by')
})

it.each([
  [{ kind: 'runs-out', runsOutAt: now + 23 * hour }, true],
  [{ kind: 'runs-out', runsOutAt: friday }, false],
  [{}, false]
] as const)('%j runs out soon: %s', (part, soon) => expect(isSoon(pace(part), now)).toBe(soon))
