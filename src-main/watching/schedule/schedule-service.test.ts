import { describe, expect, test, vi } from 'vitest'
import type { ScheduleStatus } from '../../../src-shared/contract/schedule'
import { allowanceOf } from '../../credits/allowance.fixture'
import type { TestOutcome } from '../../credits/fake-service.fixture'

import { clockwork, fearGreed, indexed, news, quotes, settled } from './clockwork.fixture'
import { hour, minute, second } from '../../../src-shared/time'

vi.setConfig({ testTimeout: 60_000 })

describe('the schedule', () => {
  test('makes a call immediately and then at its interval', async () => {
    const { start, pass, calls, schedule, clock } = clockwork([quotes])
    expect(schedule.status()).toMatchObject({ health: 'waiting', next: null })
    await start()
    expect(calls).toHaveLength(1)
    expect(schedule.status()).toMatchObject({
      health: 'live',
      next: { need: 'quotes', at: clock.now() + minute, reason: { code: 'as-planned' } },
      lastAnswerAt: clock.now()
    })
    await pass(10 * minute)
    expect(calls).toHaveLength(11)
  })

  test('keeps its interval with slow responses, without overlapping calls', async () => {
    const { start, pass, calls, answers, clock, schedule } = clockwork([quotes])
    const began = clock.now()
    const answerIn = (ms: number): Promise<TestOutcome> =>
      new Promise(resolve => void clock.after(ms, () => resolve(indexed)))
    answers.tell = () => answerIn(7 * second)
    await start()
    expect(schedule.status()).toMatchObject({ loading: 'quotes', next: null })
    await pass(7 * second)
    expect(schedule.status()).toMatchObject({ loading: null, next: { need: 'quotes' } })
    await pass(5 * minute - 7 * second)
    expect(calls.map(({ at }) => at - began)).toEqual([0, 1, 2, 3, 4, 5].map(count => count * minute))
    answers.tell = () => answerIn(100 * second)
    await pass(20 * minute)
    const slow = calls.slice(6).map(({ at }, index, all) => at - (all[index - 1]?.at ?? at))
    expect(slow.slice(1)).toEqual(slow.slice(1).map(() => 130 * second))
  })

  test('makes one call at a time', async () => {
    const work = clockwork([quotes, fearGreed, news])
    let underWay = 0
    let most = 0
    work.answers.tell = async () => {
      most = Math.max(most, ++underWay)
      await settled()
      underWay--
      return indexed
    }
    await work.start()
    await work.pass(3 * hour + 40 * second, 10 * second)
    expect(most).toBe(1)
    expect(work.count('getNews')).toBeGreaterThan(5)
  })

  test('makes no calls before it is started and the plan is approved, or after it is stopped', async () => {
    let agreed = false
    const { start, pass, calls, schedule } = clockwork([quotes], { agreed: () => agreed })
    schedule.nudge()
    await pass(5 * minute)
    await start()
    await pass(5 * minute)
    expect(calls).toEqual([])
    expect(schedule.status().health).toBe('unplanned')
    agreed = true
    schedule.nudge()
    await settled()
    expect(calls).toHaveLength(1)
    schedule.stop()
    await pass(5 * minute)
    expect(calls).toHaveLength(1)
  })

  test('treats an unreadable response as an answer, since it was charged', async () => {
    const { start, pass, calls, answers } = clockwork([quotes])
    answers.tell = () => ({})
    await start()
    await pass(10 * minute)
    expect(calls).toHaveLength(11)
  })

  test('delays calls that the day’s budget can’t pay for, and continues with others', async () => {
    let left = 5
    const work: ReturnType<typeof clockwork> = clockwork([quotes, news], {
      knownPrice: operation => (operation === 'getNews' ? 10 : 1),
      allowances: () => [allowanceOf({ left, renewsAt: work.clock.now() + minute })]
    })
    await work.start()
    await work.pass(3 * minute)
    expect([work.count('getData'), work.count('getNews')]).toEqual([4, 0])
    left = 0
    await work.pass(3 * minute)
    expect(work.count('getData')).toBe(4)
    expect(work.schedule.status().next).toMatchObject({ reason: { code: 'budget-used-up', limit: 'day' } })
    left = 100
    work.schedule.nudge()
    await work.pass(2 * second)
    expect(work.count('getNews')).toBe(1)
  })
})

describe('the user and the schedule', () => {
  test('pauses and resumes calls, even across a restart', async () => {
    const first = clockwork([quotes])
    await first.start()
    expect(first.schedule.pause({ until: null })).toMatchObject({
      paused: true,
      pausedUntil: null,
      next: null
    })
    await first.pass(hour, minute)
    expect(first.calls).toHaveLength(1)
    first.schedule.stop()
    first.books.close()

    const again = clockwork([quotes], { folder: first.books.folder, clock: first.clock })
    await again.start()
    await again.pass(hour, minute)
    expect(again.calls).toEqual([])
    expect(again.schedule.resume()).toMatchObject({ paused: false })
    await settled()
    expect(again.calls).toHaveLength(1)
  })

  test('pauses calls for a limited time', async () => {
    const { start, pass, calls, schedule, clock } = clockwork([quotes])
    await start()
    schedule.pause({ until: clock.now() + 30 * minute })
    await pass(29 * minute)
    expect(calls).toHaveLength(1)
    await pass(minute)
    expect(calls).toHaveLength(2)
    expect(schedule.status()).toMatchObject({ paused: false, pausedUntil: null })
  })

  test('shows a pause immediately, even during a call', async () => {
    const { start, schedule, answers } = clockwork([quotes])
    const received: ScheduleStatus[] = []
    schedule.changed.on(status => received.push(status))
    answers.tell = () => new Promise<TestOutcome>(() => undefined)
    await start()
    schedule.pause({ until: null })
    expect(received.at(-1)).toMatchObject({ paused: true })
  })

  test('shows the result of a manual call immediately, even during an automatic call', async () => {
    const { start, schedule, answers, books } = clockwork([quotes])
    answers.tell = operation => (operation === 'getData' ? new Promise<never>(() => undefined) : indexed)
    await start()
    expect(schedule.status()).toMatchObject({ health: 'waiting', loading: 'quotes' })
    const emitted: unknown[] = []
    schedule.changed.on(({ health }) => emitted.push(health))
    await books.calls.call('getTop', {}, 'explorer', 'person')
    expect(schedule.status().health).toBe('live')
    expect(emitted.at(-1)).toBe('live')
  })

  test('retries immediately although the service requested a wait', async () => {
    const { start, calls, schedule, answers, clock } = clockwork([quotes])
    answers.tell = () => ({ fault: 'limited', retryAt: clock.now() + hour })
    await start()
    expect(schedule.status().next).toMatchObject({ at: clock.now() + hour })
    answers.tell = () => indexed
    await schedule.retryNow()
    await settled()
    expect(calls).toHaveLength(2)
    expect(schedule.status()).toMatchObject({ health: 'live', fault: null })
  })

  test('clears faults of the previous key when the user enters another one', async () => {
    const { start, pass, calls, schedule, health, answers } = clockwork([quotes])
    answers.tell = () => ({ fault: 'key-refused' })
    await start()
    expect(schedule.status()).toMatchObject({ health: 'stopped', fault: { code: 'key-refused' } })
    answers.tell = () => indexed
    health.forget()
    schedule.nudge()
    await pass(2 * second)
    expect(calls).toHaveLength(2)
    expect(schedule.status()).toMatchObject({ health: 'live', fault: null })
  })
})
