import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AlertFacts, HeadlineFact, Timed } from '../../src-shared/conditions/facts'
import { factsAt, minutesFacts, ruleOf, seriesFact, start } from './alert-facts.fixture'
import { freshMemory, replay, type AlertMemory, type Occurrence, type ReplayedRule } from './replay'
import { hour, minute } from '../../src-shared/time'

const above = { kind: 'price', is: 'above', value: 100 } as const
const crosses = { kind: 'price', is: 'crosses', value: 100 } as const

function replayAll(rule: ReplayedRule, facts: readonly AlertFacts[], from = freshMemory(rule.anyOf)) {
  const occurrences: Occurrence[] = []
  let memory: AlertMemory = from
  for (const fact of facts) {
    const evaluated = replay(rule, memory, fact)
    memory = JSON.parse(JSON.stringify(evaluated.memory)) as AlertMemory
    occurrences.push(...evaluated.occurrences)
  }
  return { occurrences, memory }
}

const points = (prices: readonly number[], from = start): Timed[] =>
  prices.map((value, index) => ({ at: from + (index + 1) * minute, value }))
const watched = (prices: readonly number[], from = start): AlertFacts[] =>
  points(prices, from).map((_, index, all) => minutesFacts(all.slice(0, index + 1)))
const times = (occurrences: readonly Occurrence[]): number[] =>
  occurrences.map(({ at }) => (at - start) / minute)

describe('an alert’s repetition', () => {
  const swings = watched([99, 101, 99, 101, 99, 101])

  test('fires every time the condition becomes true again', () => {
    expect(times(replayAll(ruleOf([above]), swings).occurrences)).toEqual([2, 4, 6])
  })

  test('fires only once', () => {
    expect(times(replayAll(ruleOf([above], { repeat: 'once' }), swings).occurrences)).toEqual([2])
  })

  test('fires after a cooldown, and not before', () => {
    const rule = ruleOf([crosses], { cooldownMs: 3 * minute })
    expect(times(replayAll(rule, swings).occurrences)).toEqual([2, 5])
  })

  test('fires after the cooldown if the condition became true during the cooldown and still is', () => {
    const rule = ruleOf([above], { cooldownMs: 5 * minute })
    expect(times(replayAll(rule, watched([101, 99, 101, 102, 103, 104, 105])).occurrences)).toEqual([1, 6])
  })

  test('fires once a day, and again the next day', () => {
    const rule = ruleOf([above], { repeat: 'daily' })
    const days = [0, 24, 48].flatMap(hours => watched([101, 99, 101], start + hours * hour))
    expect(times(replayAll(rule, days).occurrences)).toEqual([1, 24 * 60 + 1, 48 * 60 + 1])
  })

  test('doesn’t fire after the alert expires', () => {
    const rule = ruleOf([crosses], { expiresAt: start + 4 * minute })
    expect(times(replayAll(rule, swings).occurrences)).toEqual([2, 3])
  })
})

describe('a snooze', () => {
  test('fires after a snooze if the price is still above the level, but not if it only crossed it', () => {
    const snoozed = { snoozedUntil: start + 3.5 * minute }
    const prices = watched([99, 101, 102, 103, 104])
    expect(times(replayAll(ruleOf([above], snoozed), prices).occurrences)).toEqual([4])
    expect(times(replayAll(ruleOf([crosses], snoozed), prices).occurrences)).toEqual([])
  })
})

describe('combined conditions', () => {
  const fearGreed = { kind: 'fearGreed', is: 'below', value: 20 } as const
  const withFearGreed = (facts: AlertFacts, value: number): AlertFacts => ({
    ...facts,
    fearGreed: () => ({ at: start + minute, value })
  })

  test('a group fires only if all its conditions hold', () => {
    const rule = ruleOf([above, fearGreed])
    expect(
      replayAll(
        rule,
        watched([99, 101]).map(facts => withFearGreed(facts, 50))
      ).occurrences
    ).toEqual([])
    const { occurrences } = replayAll(
      rule,
      watched([99, 101]).map(facts => withFearGreed(facts, 10))
    )
    expect(times(occurrences)).toEqual([2])
    expect(occurrences[0]?.conditions.map(({ signal }) => signal.last?.value)).toEqual([101, 10])
  })

  test('a group doesn’t fire if one of its conditions is unknown', () => {
    expect(replayAll(ruleOf([above, fearGreed]), watched([99, 101])).occurrences).toEqual([])
  })

  test('an alert fires once for each group that becomes true', () => {
    const rule = ruleOf([above])
    const either = { ...rule, anyOf: [...rule.anyOf, ...ruleOf([fearGreed]).anyOf] }
    const facts = watched([99, 101]).map(fact => withFearGreed(fact, 10))
    expect(
      replayAll(either, facts)
        .occurrences.map(({ key }) => key.split('@')[0])
        .sort()
    ).toEqual(['0', '1'])
  })
})

describe('bars of candles', () => {
  const close = { indicator: 'bar', line: 'close' }
  const crossesUp = {
    kind: 'indicator',
    interval: '1h',
    line: close,
    is: 'crosses up',
    against: { value: 100 }
  } as const
  const series = (
    closes: readonly number[],
    closed?: number,
    now = start + closes.length * hour
  ): AlertFacts => factsAt(now, { series: () => seriesFact(closes, closed), line: candles => candles.close })

  test('bars are evaluated once they have closed', () => {
    const rule = ruleOf([crossesUp])
    const { occurrences } = replayAll(rule, [
      series([90, 95], 2),
      series([90, 95, 105], 2),
      series([90, 95, 105], 3)
    ])
    expect(occurrences.map(({ at }) => at)).toEqual([start + 3 * hour])
  })

  test('bars that closed while the app was closed are evaluated at their own closing time', () => {
    const rule = ruleOf([crossesUp])
    const { occurrences } = replayAll(rule, [series([90]), series([90, 105, 90, 105, 90, 90], 6)])
    expect(occurrences.map(({ at }) => at)).toEqual([start + 2 * hour, start + 4 * hour])
    expect(occurrences[0]?.missedSince).toBe(start + hour)
  })

  test('bars that closed before the alert was created are ignored', () => {
    const rule = ruleOf([crossesUp], { since: start + 10 * hour })
    expect(replayAll(rule, [series([90, 105, 90, 105])]).occurrences).toEqual([])
  })
})

describe('triggers during a gap in quotes', () => {
  test('reports a crossing during a gap in quotes as missed, with the time when the gap began', () => {
    const before = watched([99])
    const after = watched([105], start + 6 * hour)
    const { occurrences } = replayAll(ruleOf([crosses]), [...before, ...after])
    expect(occurrences[0]).toMatchObject({
      at: start + 6 * hour + minute,
      missedSince: start + minute
    })
  })

  test('a trigger in a period with live quotes isn’t reported as missed', () => {
    expect(replayAll(ruleOf([crosses]), watched([99, 101])).occurrences[0]?.missedSince).toBeNull()
  })
})

describe('headline alerts', () => {
  const rule = ruleOf([{ kind: 'headline', words: 'ETF, halving' }], { coin: null })
  const headline = (id: string, title: string): HeadlineFact => ({ id, title, text: '', coins: [] })
  const news = (now: number, ...all: HeadlineFact[]): AlertFacts => factsAt(now, { headlines: () => all })
  const old = headline('1', 'An ETF is filed')

  test('headline alerts ignore headlines that were already there, and fire once for each new headline', () => {
    const two = [headline('3', 'Halving is near'), headline('2', 'Another ETF'), old]
    const { occurrences } = replayAll(rule, [news(1, old), news(2, ...two), news(3, ...two)])
    expect(occurrences.map(({ key }) => key)).toEqual(['0#2', '0#3'])
  })

  test('headline alerts match whole words', () => {
    const { occurrences } = replayAll(rule, [news(1), news(2, headline('2', 'Netflix and the metfor'))])
    expect(occurrences).toEqual([])
  })
})

const walk = fc.array(fc.integer({ min: 90, max: 110 }), { minLength: 1, maxLength: 40 })
const rules = fc.record({
  is: fc.constantFrom('above', 'below', 'crosses', 'crosses up', 'crosses down'),
  repeat: fc.constantFrom('once', 'every', 'daily'),
  cooldownMs: fc.integer({ min: 0, max: 5 }).map(minutes => minutes * minute),
  hysteresisPercent: fc.integer({ min: 0, max: 5 })
})
const ruleFrom = ({
  is,
  ...behaviour
}: typeof rules extends fc.Arbitrary<infer T> ? T : never): ReplayedRule =>
  ruleOf([{ kind: 'price', is: is as 'above', value: 100 }], behaviour as Partial<ReplayedRule>)

test('finds the same occurrences whether evaluated once or every minute', () => {
  fc.assert(
    fc.property(walk, rules, (prices, chosen) => {
      const rule = ruleFrom(chosen)
      const first = watched(prices).slice(0, 1)
      const often = replayAll(rule, watched(prices))
      const late = replayAll(rule, [...first, minutesFacts(points(prices))])
      expect(late.occurrences.map(({ key }) => key)).toEqual(often.occurrences.map(({ key }) => key))
    })
  )
})

test('never repeats an occurrence, and respects the cooldown', () => {
  fc.assert(
    fc.property(walk, rules, (prices, chosen) => {
      const { occurrences } = replayAll(ruleFrom(chosen), [...watched(prices), ...watched(prices)])
      const keys = occurrences.map(({ key }) => key)
      expect(new Set(keys).size).toBe(keys.length)
      const gaps = occurrences.slice(1).map(({ at }, index) => at - (occurrences[index]?.at ?? 0))
      expect(gaps.every(gap => gap >= chosen.cooldownMs)).toBe(true)
      if (chosen.repeat !== 'every') expect(keys.length).toBeLessThanOrEqual(1)
    })
  )
})
