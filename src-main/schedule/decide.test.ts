import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Purse } from '../credits/budget'
import { purseOf } from '../credits/purse.fixture'
import { plannedNames } from '../contract/schedule'
import { faultOf } from '../service-api/faults'
import { decide, type Decision, type Need, type Situation } from './decide'
import { noTrouble, type Trouble } from './trouble'
import type { Turn } from './turn'

const now = Date.UTC(2026, 5, 1, 12)
const minute = 60_000

const need = (part: Partial<Need> = {}): Need => ({
  name: 'quotes',
  key: 'quotes',
  operation: 'getData',
  everyMs: minute,
  answeredAt: now - 2 * minute,
  reserve: 1,
  ...part
})
const situation = (part: Partial<Situation> = {}): Situation => ({
  now,
  needs: [need()],
  trouble: noTrouble,
  agreed: true,
  paused: false,
  pausedUntil: null,
  notBefore: 0,
  turns: new Map(),
  purses: [],
  circumstances: { unseen: false, onBattery: false },
  ...part
})
const purse = (left: number, part: Partial<Purse> = {}): Purse =>
  purseOf({ left, renewsAt: now + 12 * 60 * minute, ...part })
const turnsAt = (key: string, askedAt: number) => new Map<string, Turn>([[key, { askedAt, answered: null }]])
const wait = (until: number) => ({ fault: faultOf('limited'), since: now - minute, until, steps: 1 })

describe('what is asked', () => {
  test('a need that is due', () => {
    expect(decide(situation())).toEqual({ kind: 'ask', need: need(), countsFrom: now })
  })

  test('the most overdue of several', () => {
    const needs = [
      need({ key: 'a', answeredAt: now - 90_000 }),
      need({ key: 'b', answeredAt: now - 120_000 }),
      need({ key: 'c', answeredAt: now - 100_000 })
    ]
    expect(decide(situation({ needs }))).toMatchObject({ need: { key: 'b' } })
  })

  test('what was never answered before what is only late, and of those the first in the list', () => {
    const needs = [
      need({ key: 'late' }),
      need({ key: 'a', answeredAt: null }),
      need({ key: 'b', answeredAt: null })
    ]
    expect(decide(situation({ needs }))).toMatchObject({ kind: 'ask', need: { key: 'a' } })
  })

  test('a slow service starves nobody: in turn each is asked', () => {
    const answered = new Map<string, number>([
      ['fast', now],
      ['slow', now],
      ['slower', now]
    ])
    const asked: string[] = []
    let time = now
    for (let turn = 0; turn < 200; turn++) {
      const needs = [...answered].map(([key, answeredAt], index) =>
        need({ key, answeredAt, everyMs: 5_000 * 10 ** index })
      )
      const decision = decide(situation({ now: time, needs }))
      if (decision.kind === 'ask') {
        asked.push(decision.need.key)
        // Longer than the fast one's own rhythm.
        time += 20_000
        answered.set(decision.need.key, time)
      } else time = decision.until ?? time
    }
    expect(asked.filter(key => key === 'slow').length).toBeGreaterThan(30)
    expect(asked.filter(key => key === 'slower').length).toBeGreaterThan(4)
  })
})

describe('what is waited for', () => {
  test.each<[string, Partial<Situation>, number | null, string]>([
    ['the plan', { agreed: false }, null, 'until the plan is agreed'],
    ['a person who paused', { paused: true }, null, 'paused'],
    ['the end of a pause', { paused: true, pausedUntil: now + minute }, now + minute, 'paused'],
    [
      'another key',
      { trouble: { ...noTrouble, stopped: faultOf('key-refused') } },
      null,
      'the key was not accepted'
    ],
    ['something to watch', { needs: [] }, null, 'nothing is watched'],
    [
      'another plan',
      { trouble: { ...noTrouble, locked: { getData: faultOf('plan-required') } } },
      null,
      'this needs another plan'
    ]
  ])('%s', (_, part, until, reason) => {
    expect(decide(situation(part))).toEqual({ kind: 'wait', until, need: null, reason })
  })

  test.each<[string, Partial<Situation>, number, string]>([
    ['its turn', { needs: [need({ answeredAt: now - 1 })] }, now - 1 + minute, 'as planned'],
    ['a pause between two calls', { turns: turnsAt('quotes', now - 500) }, now + 1000, 'as planned'],
    ['a moment after waking', { notBefore: now + 2000 }, now + 2000, 'after waking'],
    [
      'the time the service named',
      { trouble: { ...noTrouble, closed: wait(now + 5 * minute) } },
      now + 5 * minute,
      'after the wait the service asked for'
    ],
    [
      'the service to be there',
      { trouble: { ...noTrouble, outage: wait(now + minute) } },
      now + minute,
      'trying to reach the service again'
    ],
    [
      'an operation that sulks',
      { trouble: { ...noTrouble, sulking: { getData: wait(now + minute) } } },
      now + minute,
      'after a refused call'
    ],
    ['the next day', { purses: [purse(0)] }, now + 12 * 60 * minute, 'today’s budget is used up']
  ])('%s', (_, part, until, reason) => {
    expect(decide(situation(part))).toMatchObject({ kind: 'wait', until, reason, need: { key: 'quotes' } })
  })

  test('a locked or sulking operation leaves the others running', () => {
    const needs = [
      need({ key: 'news', name: 'news', operation: 'getNews', answeredAt: null }),
      need({ key: 'mood', name: 'mood', operation: 'getFearGreed', answeredAt: null }),
      need()
    ]
    const trouble: Trouble = {
      ...noTrouble,
      locked: { getNews: faultOf('plan-required') },
      sulking: { getFearGreed: wait(now + minute) }
    }
    expect(decide(situation({ needs, trouble }))).toMatchObject({ kind: 'ask', need: { key: 'quotes' } })
  })

  test('what is left of the budget goes to what it still pays for', () => {
    const needs = [
      need({ key: 'news', answeredAt: null, reserve: 10 }),
      need({ answeredAt: null, reserve: 2 })
    ]
    expect(decide(situation({ needs, purses: [purse(5)] }))).toMatchObject({
      kind: 'ask',
      need: { key: 'quotes' }
    })
    expect(decide(situation({ needs, purses: [purse(10)] }))).toMatchObject({
      kind: 'ask',
      need: { key: 'news' }
    })
    expect(decide(situation({ needs, purses: [purse(1)] }))).toMatchObject({ kind: 'wait' })
    expect(decide(situation({ needs, purses: [purse(1, { stops: false })] }))).toMatchObject({ kind: 'ask' })
  })

  test('a stamp from the future does not block: the clock was set back', () => {
    const needs = [need({ answeredAt: now + 365 * 86_400_000 })]
    const turns = turnsAt('quotes', now + 365 * 86_400_000)
    expect(decide(situation({ needs, turns }))).toMatchObject({ kind: 'ask' })
  })
})

describe('in any situation', () => {
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
    trouble: fc.record({
      locked: fc.dictionary(fc.constantFrom(...operations), fc.constant(faultOf('plan-required')), {
        maxKeys: 2
      }),
      stopped: seldom(fc.constant(faultOf('key-refused'))),
      closed: fc.option(someWait),
      outage: fc.option(someWait),
      sulking: fc.dictionary(fc.constantFrom(...operations), someWait, { maxKeys: 2 })
    }),
    agreed: seldom(fc.constant(true)).map(value => value === null),
    paused: seldom(fc.constant(true)).map(value => value !== null),
    pausedUntil: fc.option(moment),
    notBefore: moment,
    turns: fc
      .array(fc.tuple(fc.constantFrom('a', 'b', 'c'), moment))
      .map(list => new Map(list.map(([key, askedAt]) => [key, { askedAt, answered: null }]))),
    purses: fc.array(
      fc.nat(20).map(left => purse(left, { renewsAt: now + 60 * minute })),
      { maxLength: 2 }
    ),
    circumstances: fc.record({ unseen: fc.boolean(), onBattery: fc.boolean() })
  })

  test('nothing is asked before its time', () => {
    let asked = 0
    fc.assert(
      fc.property(anySituation, state => {
        const decision = decide(state)
        if (decision.kind === 'wait') return
        asked++
        const { need } = decision
        const { trouble } = state
        expect([state.agreed, state.paused, trouble.stopped]).toEqual([true, false, null])
        expect(trouble.locked[need.operation]).toBeUndefined()
        const gates = [trouble.closed, trouble.outage, trouble.sulking[need.operation]]
        for (const gate of gates) if (gate) expect(gate.until).toBeLessThanOrEqual(now)
        expect(state.notBefore).toBeLessThanOrEqual(now)
        if (need.answeredAt !== null && need.answeredAt <= now)
          expect(need.answeredAt + need.everyMs).toBeLessThanOrEqual(now)
        const before = state.turns.get(need.key)?.askedAt
        if (before !== undefined && before <= now) expect(now - before).toBeGreaterThanOrEqual(1500)
        for (const { left } of state.purses) expect(need.reserve).toBeLessThanOrEqual(left)
      }),
      { numRuns: 2000 }
    )
    expect(asked).toBeGreaterThan(150)
  })

  test('a wait ends: at the moment it names something is asked, or another wait named', () => {
    fc.assert(
      fc.property(anySituation, state => {
        const decision = decide(state)
        if (decision.kind === 'ask' || decision.need === null || decision.until === null) return
        expect(decision.until).toBeGreaterThan(now)
        const then = decide({
          ...state,
          now: decision.until,
          purses: state.purses.filter(({ renewsAt }) => renewsAt > (decision.until ?? 0))
        })
        // A stamp that lay in the future until now may make it wait once more, never at once.
        if (then.kind === 'wait') expect(then.until).toBeGreaterThan(decision.until)
      }),
      { numRuns: 2000 }
    )
  })

  test('one more need never makes a due one wait', () => {
    fc.assert(
      fc.property(anySituation, anyNeed, (some, more) => {
        // Where a budget paces, all of them slow down together.
        const state = { ...some, purses: [] }
        fc.pre(!state.needs.some(({ key }) => key === more.key))
        if (decide(state).kind === 'ask')
          expect(decide({ ...state, needs: [...state.needs, more] }).kind).toBe('ask')
      })
    )
  })
})

describe('a purse at its end', () => {
  test('puts nothing off beyond its renewal', () => {
    const renewsAt = now + 10 * minute
    const late = need({ answeredAt: now - 1_000, reserve: 100 })
    // Credits for a thousandth of the rest of the day: by the rhythm the next call would be hours away.
    const purses = [purse(1, { renewsAt, growsFrom: renewsAt, stops: false })]
    expect(decide(situation({ needs: [late], purses }))).toMatchObject({ kind: 'wait', until: renewsAt })
  })

  test('that nobody knows the renewal of lets each need be asked every six hours: an answer shows it', () => {
    const renewsAt = now + 31 * 24 * 60 * minute
    const purses = [purse(1, { renewsAt, pacedTo: now + 15 * 24 * 60 * minute, stops: false })]
    const next = (answeredAt: number): Decision =>
      decide(situation({ needs: [need({ answeredAt, reserve: 100 })], purses }))
    expect(next(now - minute)).toMatchObject({ kind: 'wait', until: now + 6 * 60 * minute })
    expect(next(now - 361 * minute)).toMatchObject({ kind: 'ask' })
  })

  test('lets a call wait until what was kept for a person is let go', () => {
    const purses = [purse(0, { leftAtEnd: 100, growsFrom: now + 100 * minute, renewsAt: now + 200 * minute })]
    expect(decide(situation({ needs: [need({ reserve: 50 })], purses }))).toMatchObject({
      until: now + 150 * minute,
      reason: 'today’s budget is used up'
    })
    expect(decide(situation({ needs: [need({ reserve: 101 })], purses }))).toMatchObject({
      until: now + 200 * minute
    })
  })
})
