import { describe, expect, test, vi } from 'vitest'
import { clockwork, fearGreed, indexed, news, quotes } from './clockwork.fixture'
import { hour, minute, second } from '../../src-shared/time'

vi.setConfig({ testTimeout: 60_000 })

/** From now on a feature can't say what it needs; until it is mended. */
function broken(feature: { needs: () => unknown }): () => void {
  const { needs } = feature
  feature.needs = () => {
    throw new Error('no such column')
  }
  return () => {
    feature.needs = needs
  }
}

describe('our own mistakes', () => {
  test('an ask that throws is reported, waits alone, and the clockwork goes on', async () => {
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

  test('a client that throws is counted once as a failure', async () => {
    const { start, pass, answers, asked, reported, books } = clockwork([quotes])
    answers.tell = () => Promise.reject(new Error('broken'))
    await start()
    await pass(minute + second)
    expect(asked).toHaveLength(2)
    await pass(24 * hour, 30 * second)
    expect(asked.length).toBeLessThan(12)
    expect(reported).toHaveLength(asked.length)
    expect(books.credits.gauge().unknown.calls).toBe(asked.length)
  })

  test('a feature that can’t say what it needs waits alone, and says so, while the others go on', async () => {
    const { start, pass, features, reported, count, schedule } = clockwork([fearGreed, quotes])
    const mend = broken(features[0]!)
    await start()
    await pass(10 * minute)
    expect(count('getData')).toBeGreaterThanOrEqual(10)
    expect(schedule.status()).toMatchObject({ health: 'live', fault: null, mistaken: ['fearGreed'] })
    // Looked at once a minute, however often the others make us decide.
    expect(reported.length).toBeGreaterThanOrEqual(10)
    expect(reported.length).toBeLessThanOrEqual(11)
    mend()
    await pass(minute)
    expect(count('getFearGreed')).toBe(1)
    expect(schedule.status()).not.toHaveProperty('mistaken')
  })

  test('quotes that can’t say what they need are told as no new prices, and a person may try at once', async () => {
    const { start, pass, features, count, schedule } = clockwork([quotes, fearGreed])
    const mend = broken(features[0]!)
    await start()
    await pass(5 * second)
    expect(count('getFearGreed')).toBe(1)
    expect(schedule.status()).toMatchObject({ health: 'failing', mistaken: ['quotes'] })
    mend()
    await schedule.retryNow()
    await pass(second)
    expect(count('getData')).toBe(1)
    expect(schedule.status().health).toBe('live')
  })

  test('a feature that keeps failing to say what it needs forgets no wait of what it asked before', async () => {
    const { start, pass, features, answers, count } = clockwork([quotes, news])
    answers.tell = operation => (operation === 'getNews' ? { fault: 'refused', charged: 0 } : indexed)
    await start()
    for (let turns = 0; turns < 12; turns++) {
      await pass(5 * minute, 5 * second)
      const mend = broken(features[1]!)
      await pass(5 * minute, 5 * second)
      mend()
    }
    expect(count('getNews')).toBeLessThanOrEqual(6)
  })

  test('a listener that throws does not stop the clockwork', async () => {
    const { start, pass, schedule, asked } = clockwork([quotes])
    schedule.changed.on(() => {
      throw new Error('deaf')
    })
    await start()
    await pass(10 * minute)
    expect(asked.length).toBeGreaterThanOrEqual(10)
  })
})
