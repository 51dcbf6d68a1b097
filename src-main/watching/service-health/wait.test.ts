import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faultOf } from '../../platform/faults/fault'
import { longerWait, waitAt, waitSteps, type Wait } from './wait'
import { hour, minute } from '../../../src-shared/time'

const now = Date.UTC(2026, 5, 1)
const fault = (retryAt: number | null = null) => faultOf('limited', { retryAt })

function waits(count: number, promise: (now: number) => number | null, lengths: readonly number[]): Wait[] {
  const list: Wait[] = []
  for (let index = 0; index < count; index++) {
    const before = list.at(-1) ?? null
    const at = before?.until ?? now
    list.push(longerWait(before, fault(promise(at)), at, lengths))
  }
  return list
}
const lengthOf = (wait: Wait): number => wait.until - wait.since

describe('a wait after failures', () => {
  test('a wait gets longer with each failure, up to a maximum', () => {
    const grown = waits(8, () => null, waitSteps.quota).map(wait => lengthOf(wait) / minute)
    expect(grown).toEqual([1, 2, 5, 15, 30, 60, 60, 60])
  })

  test('a wait lasts until the retry time from the service, however far away', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 90 * 86_400_000 }), promised => {
        expect(longerWait(null, fault(now + promised), now, waitSteps.quota).until).toBe(now + promised)
      })
    )
    const third = waits(3, at => at + 7 * 86_400_000, waitSteps.quota)[2]!
    expect(lengthOf(third)).toBe(7 * 86_400_000)
  })

  test('a wait gets longer with each failure even if the service requests a short wait', () => {
    const list = waits(6, at => at + 1000, waitSteps.quota)
    for (const wait of list) expect(lengthOf(wait)).toBeGreaterThanOrEqual(1000)
    expect(list.map(wait => lengthOf(wait) / 1000)).toEqual([1, 60, 120, 300, 900, 1800])
  })

  test('a wait keeps the retry time from the service if a later failure has none', () => {
    const promised = longerWait(null, fault(now + hour), now, waitSteps.quota)
    const again = longerWait(promised, fault(), now + minute, waitSteps.quota)
    expect(again.until).toBe(now + hour)
    expect(longerWait(again, fault(), now + 2 * minute, waitSteps.quota).until).toBe(now + hour)
    expect(longerWait(again, fault(now + 10 * minute), now + 2 * minute, waitSteps.quota).until).toBe(
      now + 10 * minute
    )
    expect(longerWait(promised, fault(), now + hour, waitSteps.quota).until).toBe(now + hour + 2 * minute)
  })

  test('a wait lasts at least a second if the retry time from the service has passed', () => {
    expect(waits(3, at => at - 5000, waitSteps.quota).map(wait => lengthOf(wait) / 1000)).toEqual([
      1, 60, 120
    ])
  })

  test('a wait keeps its length after the clock was set back', () => {
    const wait = longerWait(null, fault(now + 3 * minute), now, waitSteps.quota)
    expect(waitAt(wait, now + minute)).toBe(wait)
    const back = now - 365 * 86_400_000
    expect(waitAt(wait, back)).toEqual({ ...wait, since: back, until: back + 3 * minute })
  })
})
