import { describe, expect, test, vi } from 'vitest'
import { clockwork, fearGreed, indexed, news, quotes } from './clockwork.fixture'
import { hour, minute, second } from '../../../src-shared/time'

vi.setConfig({ testTimeout: 60_000 })

function broken(feature: { needs: () => unknown }): () => void {
  const { needs } = feature
  feature.needs = () => {
    throw new Error('no such column')
  }
  return () => {
    feature.needs = needs
  }
}

describe('bugs in Candlewick', () => {
  test('a call that throws is reported and delayed, and others continue', async () => {
    const { start, pass, features, reported, count, schedule } = clockwork([quotes, fearGreed])
    let tries = 0
    features[0]!.ask = () => {
      tries++
      throw new TypeError('not a function')
    }
    await start()
    await pass(24 * hour, 30 * second)
    expect(count('getFearGreed')).toBeGreaterThanOrEqual(140)
    expect(tries).toBeGreaterThan(3)
    expect(tries).toBeLessThan(12)
    expect(reported).toHaveLength(tries)
    expect(schedule.status()).toMatchObject({ health: 'failing', fault: { code: 'internal' } })
  })

  test('a client that throws counts as one failure', async () => {
    const { start, pass, answers, calls, reported, books } = clockwork([quotes])
    answers.tell = () => Promise.reject(new Error('broken'))
    await start()
    await pass(minute + second)
    expect(calls).toHaveLength(2)
    await pass(24 * hour, 30 * second)
    expect(calls.length).toBeLessThan(12)
    expect(reported).toHaveLength(calls.length)
    expect(books.credits.gauge().unknown.calls).toBe(calls.length)
  })

  test('skips and reports a feature that throws when listing its needs, and runs the others', async () => {
    const { start, pass, features, reported, count, schedule } = clockwork([fearGreed, quotes])
    const repair = broken(features[0]!)
    await start()
    await pass(10 * minute)
    expect(count('getData')).toBeGreaterThanOrEqual(10)
    expect(schedule.status()).toMatchObject({ health: 'live', fault: null, mistaken: ['fearGreed'] })
    expect(reported.length).toBeGreaterThanOrEqual(10)
    expect(reported.length).toBeLessThanOrEqual(11)
    repair()
    await pass(minute)
    expect(count('getFearGreed')).toBe(1)
    expect(schedule.status()).not.toHaveProperty('mistaken')
  })

  test('quotes are shown as failing if listing their needs throws, and the user can retry', async () => {
    const { start, pass, features, count, schedule } = clockwork([quotes, fearGreed])
    const repair = broken(features[0]!)
    await start()
    await pass(5 * second)
    expect(count('getFearGreed')).toBe(1)
    expect(schedule.status()).toMatchObject({ health: 'failing', mistaken: ['quotes'] })
    repair()
    await schedule.retryNow()
    await pass(second)
    expect(count('getData')).toBe(1)
    expect(schedule.status().health).toBe('live')
  })

  test('a feature that throws when listing its needs still waits after an error', async () => {
    const { start, pass, features, answers, count } = clockwork([quotes, news])
    answers.tell = operation => (operation === 'getNews' ? { fault: 'refused', charged: 0 } : indexed)
    await start()
    for (let turns = 0; turns < 12; turns++) {
      await pass(5 * minute, 5 * second)
      const repair = broken(features[1]!)
      await pass(5 * minute, 5 * second)
      repair()
    }
    expect(count('getNews')).toBeLessThanOrEqual(6)
  })

  test('a listener that throws doesn’t stop the schedule', async () => {
    const { start, pass, schedule, calls } = clockwork([quotes])
    schedule.changed.on(() => {
      throw new Error('deaf')
    })
    await start()
    await pass(10 * minute)
    expect(calls.length).toBeGreaterThanOrEqual(10)
  })
})
