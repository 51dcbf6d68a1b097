import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { decide, type Need, type Situation } from './decide'
import { healthy } from '../service-health/health'
import { countsFrom, nextScheduleTurn, type Turn } from './turn'
import { minute, second } from '../../../src-shared/time'

const start = Date.UTC(2026, 5, 1, 12)

describe('the next turn of a need', () => {
  test.each([
    ['called in time', start, start],
    ['called a moment late, another call was running', start + 3 * second, start],
    ['called long after, the machine slept', start + 20 * second, start + 20 * second]
  ])('finds the time that a turn counts from: %s', (_, now, expected) => {
    expect(countsFrom(start, minute, now)).toBe(expected)
  })

  const answered = (at: number): Turn => ({ calledAt: start, answered: { at, countsFrom: start } })
  test.each<[string, number, Turn | undefined, number]>([
    ['from the asking', start + 2 * second, answered(start + 2 * second), start + minute],
    [
      'a response to another caller, from its arrival',
      start + 9 * second,
      answered(start),
      start + 69 * second
    ],
    ['a response in an earlier run, from its arrival', start, undefined, start + minute],
    [
      'half a rhythm after an answer that took longer than the rhythm',
      start + 90 * second,
      answered(start + 90 * second),
      start + 2 * minute
    ]
  ])('finds the next turn: %s', (_, answeredAt, turn, expected) => {
    expect(nextScheduleTurn(answeredAt, minute, turn, answeredAt)).toBe(expected)
  })

  test('the next turn is counted from the response if the clock was set back before the call', () => {
    const turn = { calledAt: start, answered: { at: start - minute, countsFrom: start } }
    expect(nextScheduleTurn(start - minute, minute, turn, start - minute)).toBe(start)
  })
})

interface SimulatedCall {
  readonly at: number
  readonly answeredAt: number
}

function live(
  rhythms: readonly number[],
  waysMs: readonly number[],
  untilMs: number
): readonly SimulatedCall[][] {
  const calls = rhythms.map((): SimulatedCall[] => [])
  const turns = new Map<string, Turn>()
  let now = start
  for (let count = 0; now < start + untilMs;) {
    const needs = rhythms.map((everyMs, index): Need => ({
      name: 'quotes',
      operation: 'getData',
      reserve: 1,
      everyMs,
      key: String(index),
      answeredAt: calls[index]?.at(-1)?.answeredAt ?? null
    }))
    const decision = decide(situation(now, needs, turns))
    if (decision.kind !== 'ask') {
      now = decision.until ?? Infinity
      continue
    }
    const calledAt = now
    now += waysMs[count++ % waysMs.length] ?? 0
    turns.set(decision.need.key, { calledAt, answered: { at: now, countsFrom: decision.countsFrom } })
    calls[Number(decision.need.key)]?.push({ at: calledAt, answeredAt: now })
  }
  return calls
}

const situation = (now: number, needs: readonly Need[], turns: Situation['turns']): Situation => ({
  now,
  needs,
  turns,
  health: healthy,
  agreed: true,
  paused: false,
  pausedUntil: null,
  lastAnswerAt: null,
  notBefore: 0,
  allowances: [],
  circumstances: { isUnattended: false, onBattery: false }
})

describe('turns with any response times', () => {
  const ways = fc.array(fc.integer({ min: 0, max: 2 * second }), { minLength: 1, maxLength: 30 })

  test('turns occur as often in a day as planned', () => {
    fc.assert(
      fc.property(ways, fc.array(fc.integer({ min: 30, max: 90 }), { maxLength: 6 }), (waysMs, others) => {
        // The quotes are last in the list, so they wait for all other calls that are due at the same time.
        const rhythms = [...others.map(minutes => minutes * minute), minute]
        const quotes = live(rhythms, waysMs, 24 * 60 * minute).at(-1) ?? []
        const minutes = new Set(quotes.map(({ at }) => Math.floor((at - start) / minute)))
        expect([quotes.length, minutes.size]).toEqual([1440, 1440])
      }),
      { numRuns: 15 }
    )
  })

  test('calls pause after each response, and missed calls are not made up for', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 5 * minute }), { minLength: 1, maxLength: 20 }),
        waysMs => {
          const [calls = []] = live([minute], waysMs, 300 * minute)
          for (const [index, { at, answeredAt }] of calls.entries()) {
            const next = calls[index + 1]
            if (!next) continue
            expect(next.at - answeredAt).toBeGreaterThanOrEqual(minute / 2)
            expect(next.at - at).toBeGreaterThanOrEqual(minute * 0.75)
          }
          expect(calls.length).toBeLessThanOrEqual(301)
        }
      ),
      { numRuns: 50 }
    )
  })
})
