import { describe, expect, test, vi } from 'vitest'

import { MovableClock } from '../../platform/time/movable-clock'
import { clockwork, fearGreed, indexed, news, quotes } from './clockwork.fixture'
import { hour, minute, second } from '../../../src-shared/time'

vi.setConfig({ testTimeout: 60_000 })

describe('after sleep or a network change', () => {
  test('loads each item once after sleep, however many wake signals arrive', async () => {
    const wall = { at: Date.UTC(2026, 5, 10, 15) }
    const clock = new MovableClock({ now: () => wall.at, after: () => () => undefined })
    const { start, pass, calls, schedule } = clockwork([quotes, fearGreed, news], { clock })
    await start()
    await pass(10 * second)
    calls.length = 0
    wall.at += 9 * hour
    schedule.catchUp()
    schedule.catchUp()
    schedule.catchUp()
    await pass(30 * second)
    expect(calls.map(({ operation }) => operation).sort()).toEqual(['getData', 'getFearGreed', 'getNews'])
    for (const { at } of calls) expect(at).toBeGreaterThanOrEqual(wall.at + 10 * second + 500)
  })

  test('respects a retry time from the service', async () => {
    const { start, pass, calls, schedule, answers, clock } = clockwork([quotes])
    answers.tell = () => ({ fault: 'limited', retryAt: clock.now() + hour })
    await start()
    schedule.catchUp()
    await pass(30 * minute, 10 * second)
    expect(calls).toHaveLength(1)
  })
})

describe('a schedule after a clock change', () => {
  test.each([
    ['back a year', -365 * 24 * hour],
    ['ahead a year', 365 * 24 * hour],
    ['back a minute', -minute]
  ])('a clock change causes a normal number of calls: %s', async (_, jump) => {
    const { start, pass, calls, clock, schedule } = clockwork([quotes, fearGreed])
    await start()
    await pass(5 * minute)
    calls.length = 0
    clock.advance(jump)
    schedule.nudge()
    await pass(10 * minute)
    const quoteCalls = calls.filter(({ operation }) => operation === 'getData')
    expect(quoteCalls.length).toBeGreaterThanOrEqual(9)
    expect(quoteCalls.length).toBeLessThanOrEqual(12)
  })

  test('setting the clock back doesn’t lengthen waits', async () => {
    const { start, pass, calls, clock, schedule, answers } = clockwork([quotes])
    answers.tell = () => ({ fault: 'limited' })
    await start()
    schedule.catchUp()
    clock.advance(-24 * hour)
    answers.tell = () => indexed
    schedule.nudge()
    await pass(70 * second)
    expect(calls).toHaveLength(2)
  })

  test('a timestamp in the future causes no burst of calls', async () => {
    const { start, pass, calls, features, answers, clock } = clockwork([quotes])
    features[0]!.answeredAt = clock.now() + 365 * 24 * hour
    answers.tell = () => ({})
    await start()
    await pass(10 * minute)
    expect(calls.length).toBeLessThanOrEqual(12)
  })
})
