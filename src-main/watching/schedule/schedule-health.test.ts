import { describe, expect, test, vi } from 'vitest'
import type { TestOutcome } from '../../credits/fake-service.fixture'

import { clockwork, fearGreed, indexed, news, quotes } from './clockwork.fixture'
import { day, hour, minute, second } from '../../../src-shared/time'

vi.setConfig({ testTimeout: 60_000 })

describe('service health', () => {
  test('stops all calls after a refused key, even after a restart', async () => {
    const first = clockwork([quotes, fearGreed])
    first.answers.tell = () => ({ fault: 'key-refused' })
    await first.start()
    await first.pass(2 * hour, minute)
    expect(first.calls).toHaveLength(1)
    first.schedule.stop()
    first.books.close()
    const again = clockwork([quotes], { folder: first.books.folder, clock: first.clock })
    await again.start()
    expect(again.calls).toEqual([])
    expect(again.schedule.status()).toMatchObject({ health: 'stopped', fault: { code: 'key-refused' } })
  })

  test('calls a locked operation once, and continues with the others', async () => {
    const { start, pass, count, answers, schedule } = clockwork([quotes, news])
    answers.tell = operation => (operation === 'getNews' ? { fault: 'plan-required' } : indexed)
    await start()
    await pass(5 * hour, 10 * second)
    expect(count('getNews')).toBe(1)
    expect(count('getData')).toBeGreaterThanOrEqual(299)
    expect(schedule.status()).toMatchObject({ locked: ['getNews'], health: 'live', fault: null })
  })

  test('applies Retry-After to every operation, even after a restart', async () => {
    const first = clockwork([quotes, fearGreed, news])
    const until = first.clock.now() + 3 * hour
    first.answers.tell = () => ({ fault: 'limited', retryAt: until })
    await first.start()
    await first.pass(hour, minute)
    first.schedule.stop()
    first.books.close()
    const again = clockwork([quotes, fearGreed, news], { folder: first.books.folder, clock: first.clock })
    again.answers.tell = () => ({ fault: 'limited' })
    await again.start()
    await again.pass(until - again.clock.now() - second, minute)
    expect([...first.calls, ...again.calls]).toHaveLength(1)
    await again.pass(second)
    expect(again.calls).toHaveLength(1)
    expect(again.calls[0]?.at).toBeGreaterThanOrEqual(until)
  })

  test('shows a broken connection as offline, and recovers automatically', async () => {
    const { start, pass, answers, schedule, calls } = clockwork([quotes])
    answers.tell = () => ({ fault: 'offline' })
    await start()
    expect(schedule.status()).toMatchObject({ health: 'offline', fault: { code: 'offline' } })
    await pass(20 * minute)
    expect(calls.length).toBeLessThan(14)
    answers.tell = () => indexed
    await pass(5 * minute)
    expect(schedule.status()).toMatchObject({ health: 'live', fault: null })
  })
})

describe('one failing operation', () => {
  const faults: readonly TestOutcome[] = [
    { fault: 'unexpected-status', charged: 0 },
    { fault: 'upstream-unavailable' },
    { fault: 'timed-out', charged: null },
    { fault: 'unreadable', charged: null },
    { fault: 'unknown-endpoint' }
  ]
  test.each(faults)(
    'an operation failing with %o is retried at its own interval while others succeed',
    async outcome => {
      const { start, pass, answers, count, schedule, clock, calls } = clockwork([quotes, fearGreed])
      await start()
      await pass(minute)
      answers.tell = operation => (operation === 'getData' ? outcome : indexed)
      await pass(40 * minute)
      const before = count('getData')
      await pass(10 * minute)
      expect(count('getData') - before).toBeGreaterThanOrEqual(9)
      expect(count('getData') - before).toBeLessThanOrEqual(15)
      expect(schedule.status().health).toMatch(/failing|offline|source-down/)
      answers.tell = () => indexed
      await pass(minute + 5 * second)
      expect(
        clock.now() - (calls.findLast(({ operation }) => operation === 'getData')?.at ?? 0)
      ).toBeLessThan(minute + 6 * second)
      expect(schedule.status()).toMatchObject({ health: 'live', fault: null })
    }
  )

  test('an operation waits longer after each refusal', async () => {
    const { start, pass, answers, count } = clockwork([quotes, fearGreed])
    answers.tell = operation => (operation === 'getData' ? { fault: 'refused', charged: 0 } : indexed)
    await start()
    await pass(24 * hour, 5 * second)
    expect(count('getData')).toBeLessThanOrEqual(12)
  })
})

test('all items resume their own intervals at the first response after an outage', async () => {
  const { start, pass, answers, calls, clock, schedule, books } = clockwork([quotes, fearGreed])
  await start()
  await pass(minute)
  answers.tell = () => ({ fault: 'unexpected-status', charged: 0 })
  await pass(2 * hour, 5 * second)
  answers.tell = operation =>
    operation === 'getCryptoList' ? indexed : { fault: 'unexpected-status', charged: 0 }
  await books.calls.call('getCryptoList', {}, 'coin-list')
  await pass(3 * minute)
  answers.tell = () => indexed
  const from = clock.now()
  await pass(minute + 5 * second)
  expect(calls.filter(({ operation, at }) => operation === 'getData' && at >= from).length).toBeGreaterThan(0)
  expect(schedule.status().health).toBe('live')
})

test('names the service as the reason for a wait only if the service requested it', async () => {
  const { start, pass, answers, schedule } = clockwork([quotes])
  await start()
  for (const [failure, code] of [
    [{ fault: 'rate-limited' }, 'after-too-many-calls'],
    [{ fault: 'limited' }, 'probing-limit'],
    [{ fault: 'quota-exceeded' }, 'probing-limit']
  ] as const) {
    answers.tell = () => failure
    await schedule.retryNow()
    await pass(61 * second)
    expect(schedule.status()).toMatchObject({ health: 'rate-limited', next: { reason: { code } } })
  }
  answers.tell = () => ({ fault: 'limited', retryAt: Date.UTC(2030, 0) })
  await schedule.retryNow()
  await pass(second)
  expect(schedule.status().next?.reason).toEqual({ code: 'retry-after' })
})

test('shows a missing data source differently from a missing network', async () => {
  const { start, pass, answers, schedule } = clockwork([quotes])
  await start()
  answers.tell = () => ({ fault: 'upstream-unavailable' })
  await pass(61 * second)
  expect(schedule.status()).toMatchObject({ health: 'source-down', fault: { code: 'upstream-unavailable' } })
})

describe('an unstable network', () => {
  test.each<[string, TestOutcome]>([
    ['breaks every call, which may have been charged', { fault: 'offline', charged: null }],
    ['reaches a service without its source', { fault: 'upstream-unavailable' }]
  ])('a network that every ten seconds %s causes a limited number of calls', async (_, outcome) => {
    const { start, pass, answers, calls, schedule } = clockwork([quotes])
    await start()
    answers.tell = () => outcome
    const before = calls.length
    for (let times = 0; times < 360; times++) {
      schedule.catchUp()
      await pass(10 * second)
    }
    // The network comes back 360 times. The plan alone makes 60 calls, and at most twice as many are allowed.
    expect(calls.length - before).toBeLessThanOrEqual(120)
    answers.tell = () => indexed
    const over = calls.length
    await pass(5 * minute + 10 * second)
    expect(calls.length).toBeGreaterThan(over)
    expect(schedule.status()).toMatchObject({ health: 'live', fault: null })
  })
})

describe('a day of failures', () => {
  /** A random number generator with a seed, so that a failure can be reproduced. */
  const dice = (seed: number) => () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed / 2 ** 32
  }
  const mostInAnyMinute = (times: readonly number[]): number =>
    Math.max(0, ...times.map(from => times.filter(at => at >= from && at < from + minute).length))

  test.each([1, 2, 3])('random failures for a day cause no storm of calls (seed %i)', async seed => {
    const roll = dice(seed)
    const work = clockwork([quotes, fearGreed, news], { random: roll })
    const ills: readonly TestOutcome[] = [
      { fault: 'offline' },
      { fault: 'offline', charged: null },
      { fault: 'timed-out', charged: null },
      { fault: 'upstream-unavailable' },
      { fault: 'limited' },
      { fault: 'unreadable', charged: null },
      { fault: 'refused', charged: 0 },
      { charged: null },
      {}
    ]
    work.answers.tell = () => (roll() < 0.6 ? indexed : (ills[Math.floor(roll() * ills.length)] ?? indexed))
    await work.start()
    await work.pass(day, 5 * second)
    for (const { operation, everyMs } of [quotes, fearGreed, news]) {
      const times = work.calls.filter(call => call.operation === operation).map(({ at }) => at)
      expect(times.length, operation).toBeLessThan(2 * (day / everyMs))
      expect(times.length, operation).toBeGreaterThan(0.2 * (day / everyMs))
      expect(mostInAnyMinute(times), operation).toBeLessThanOrEqual(6)
    }
    expect(work.reported).toEqual([])
  })

  test.each<[string, TestOutcome, number]>([
    ['timing out, perhaps charged', { fault: 'timed-out', charged: null }, 60],
    ['unreadable, perhaps charged', { fault: 'unreadable', charged: null }, 12],
    ['offline', { fault: 'offline' }, 330],
    ['429 for the rate', { fault: 'rate-limited' }, 60],
    ['429 for the rate with Retry-After: 0', { fault: 'rate-limited', retryAt: 0 }, 61],
    ['429 for the quota', { fault: 'quota-exceeded' }, 35],
    ['429 for either', { fault: 'limited' }, 55],
    ['502', { fault: 'upstream-unavailable' }, 330],
    ['refused', { fault: 'refused', charged: 0 }, 12],
    ['404', { fault: 'unknown-endpoint' }, 12]
  ])('a whole day of the same failure causes a limited number of calls: %s', async (_, outcome, most) => {
    const work = clockwork([quotes])
    work.answers.tell = () => outcome
    await work.start()
    await work.pass(day, 5 * second)
    expect(work.calls.length).toBeLessThanOrEqual(most)
    expect(work.calls.length).toBeGreaterThan(3)
  })

  test.each<[string, TestOutcome, number]>([
    ['times out, perhaps charged', { fault: 'timed-out', charged: null }, 55],
    ['breaks off, perhaps charged', { fault: 'offline', charged: null }, 55],
    ['has no source', { fault: 'upstream-unavailable' }, 330]
  ])('an operation that %s all day doesn’t stop the others', async (_, outcome, most) => {
    const work = clockwork([quotes, news])
    work.answers.tell = operation => (operation === 'getNews' ? outcome : indexed)
    await work.start()
    await work.pass(day, 5 * second)
    expect(work.count('getNews')).toBeLessThanOrEqual(most)
    expect(work.count('getData')).toBeGreaterThan(1000)
    expect(work.schedule.status().health).not.toBe('stopped')
  })
})

test('a manual retry makes a call immediately, and the fault is shown until the response', async () => {
  const { start, pass, answers, calls, schedule } = clockwork([quotes])
  await start()
  await pass(5 * second)
  answers.tell = () => ({ fault: 'limited' })
  await pass(minute)
  expect(schedule.status()).toMatchObject({ health: 'rate-limited', trial: { operation: 'getData' } })
  const before = calls.length
  expect(await schedule.retryNow()).toMatchObject({ fault: { code: 'limited' }, charged: 0 })
  expect([calls.length, schedule.status().health]).toEqual([before + 1, 'rate-limited'])
  let answer: (outcome: typeof indexed) => void = () => undefined
  answers.tell = () => new Promise(resolve => (answer = resolve))
  const tried = schedule.retryNow()
  await pass(second)
  expect([calls.length, schedule.status().health]).toEqual([before + 2, 'rate-limited'])
  answer(indexed)
  expect(await tried).toMatchObject({ fault: null, charged: 1, status: { health: 'live', fault: null } })
  expect(schedule.status()).not.toHaveProperty('trial')
})

test('shows the service as live only after a response, even if the network is back', async () => {
  const { start, pass, answers, schedule } = clockwork([quotes])
  await start()
  await pass(minute)
  answers.tell = () => ({ fault: 'offline' })
  await pass(2 * minute)
  expect(schedule.status().health).toBe('offline')
  const emitted: string[] = []
  schedule.changed.on(({ health }) => emitted.push(health))
  answers.tell = () => new Promise(() => undefined)
  schedule.catchUp()
  await pass(minute)
  expect(schedule.status().health).toBe('waiting')
  expect(emitted).not.toContain('live')
})
