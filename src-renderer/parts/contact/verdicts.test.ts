import type { ContactState, ContactStep, ContactVerdict } from '@contract'
import { expect, it } from 'vitest'
import { noneAnswered } from './verdicts'

const result = (verdict: ContactVerdict, charged: number | null = 0): NonNullable<ContactStep['result']> => ({
  verdict,
  coverage: null,
  doubts: 0,
  dropped: 0,
  charged,
  fault: null,
  at: 0
})
const check = (...results: readonly ContactStep['result'][]): ContactState => ({
  running: false,
  ended: null,
  steps: results.map((one, at) => ({
    operation: `get${at}`,
    params: {},
    progress: 'open',
    result: one,
    price: { credits: 1, known: 'known', reserve: 1 } as never
  }))
})

it('shows a single message if the plan excludes or the service rejects every operation', () => {
  expect(noneAnswered(check(result('behind-plan'), null, result('behind-plan')))).toEqual({
    by: 'plan',
    count: 2,
    charged: 0
  })
  expect(noneAnswered(check(result('behind-plan'), result('refused', 3)))).toEqual({
    by: 'refused',
    count: 2,
    charged: 3
  })
})

it('reports nothing while the check runs or if at least one operation succeeded', () => {
  const refused = check(result('refused'))
  expect(noneAnswered({ ...refused, running: true })).toBeNull()
  expect(noneAnswered(check(result('refused'), result('understood')))).toBeNull()
  expect(noneAnswered(check(null))).toBeNull()
  const fault = { code: 'offline' } as never
  expect(noneAnswered({ ...refused, ended: { by: 'fault', fault } })).toBeNull()
})
