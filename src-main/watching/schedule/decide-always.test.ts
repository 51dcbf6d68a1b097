import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plannedNames } from '../../../src-shared/contract/schedule'
import { faultOf } from '../../platform/faults/fault'
import { decide, type Situation } from './decide'
import { now, allowance, wait } from './situation.fixture'
import { minute } from '../../../src-shared/time'

describe('a decision in any situation', () => {
  const operations = ['getData', 'getOHLC', 'getNews', 'getFearGreed'] as const
  const moment = fc.integer({ min: -20 * minute, max: 4 * minute }).map(ms => now + ms)
  const seldom = <Value>(value: fc.Arbitrary<Value>) =>
    fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value })
  const someWait = moment.map(wait)
  const anyNeed = fc.record({
    name: fc.constantFrom(...plannedNames),
    key: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    operation: fc.constantFrom(...operations),
    everyMs: fc.integer({ min: 5_000, max: 20 * minute }),
    answeredAt: fc.option(moment),
    reserve: fc.nat(20)
  })
  const anySituation: fc.Arbitrary<Situation> = fc.record({
    now: fc.constant(now),
    needs: fc.uniqueArray(anyNeed, { selector: ({ key }) => key, maxLength: 5 }),
    health: fc.record({
      locked: fc.dictionary(fc.constantFrom(...operations), fc.constant(faultOf('plan-required')), {
        maxKeys: 2
      }),
      unauthorised: seldom(fc.constant(faultOf('key-refused'))),
      rateLimited: fc.option(someWait),
      outage: fc.option(someWait),
      backoffs: fc.dictionary(fc.constantFrom(...operations, 'a', 'b'), someWait, { maxKeys: 2 })
    }),
    agreed: seldom(fc.constant(true)).map(value => value === null),
    paused: seldom(fc.constant(true)).map(value => value !== null),
    pausedUntil: fc.option(moment),
    lastAnswerAt: fc.option(moment),
    notBefore: moment,
    turns: fc
      .array(fc.tuple(fc.constantFrom('a', 'b', 'c'), moment))
      .map(list => new Map(list.map(([key, calledAt]) => [key, { calledAt, answered: null }]))),
    allowances: fc.array(
      fc.nat(20).map(left => allowance(left, { renewsAt: now + 60 * minute })),
      { maxLength: 2 }
    ),
    circumstances: fc.record({ isUnattended: fc.boolean(), onBattery: fc.boolean() })
  })

  test('makes no call before its time', () => {
    let callCount = 0
    fc.assert(
      fc.property(anySituation, state => {
        const decision = decide(state)
        if (decision.kind !== 'ask') return
        callCount++
        const { need } = decision
        const { health } = state
        expect([state.agreed, state.paused, health.unauthorised]).toEqual([true, false, null])
        expect(health.locked[need.operation]).toBeUndefined()
        const gates = [health.rateLimited, health.outage, health.backoffs[need.operation]]
        for (const gate of gates) if (gate) expect(gate.until).toBeLessThanOrEqual(now)
        expect(state.notBefore).toBeLessThanOrEqual(now)
        if (need.answeredAt !== null && need.answeredAt <= now)
          expect(need.answeredAt + need.everyMs).toBeLessThanOrEqual(now)
        const before = state.turns.get(need.key)?.calledAt
        if (before !== undefined && before <= now) expect(now - before).toBeGreaterThanOrEqual(1500)
        for (const { left } of state.allowances) expect(need.reserve).toBeLessThanOrEqual(left)
      }),
      { numRuns: 2000 }
    )
    expect(callCount).toBeGreaterThan(150)
  })

  test('every wait ends with a call or a later wait', () => {
    fc.assert(
      fc.property(anySituation, state => {
        const decision = decide(state)
        if (decision.kind !== 'wait') return
        expect(decision.until).toBeGreaterThan(now)
        const then = decide({
          ...state,
          now: decision.until,
          allowances: state.allowances.filter(({ renewsAt }) => renewsAt > (decision.until ?? 0))
        })
        // Another wait may follow, because a timestamp may no longer be in the future then. It must not end
        // immediately.
        if (then.kind !== 'ask') expect(then.until).toBeGreaterThan(decision.until)
      }),
      { numRuns: 2000 }
    )
  })

  test('an additional item never delays another item that is due', () => {
    fc.assert(
      fc.property(anySituation, anyNeed, (some, more) => {
        // There are no budgets, because with one, another need would slow down all others.
        const state = { ...some, allowances: [] }
        fc.pre(!state.needs.some(({ key }) => key === more.key))
        if (decide(state).kind === 'ask')
          expect(decide({ ...state, needs: [...state.needs, more] }).kind).toBe('ask')
      })
    )
  })
})
