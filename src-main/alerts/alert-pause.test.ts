import { describe, expect, test } from 'vitest'
import { alertWorld, price, walk, type AlertWorld } from './alert-world.fixture'
import { hour } from '../../src-shared/time'

describe('paused and snoozed alerts', () => {
  test('a snoozed alert stays snoozed when all alerts are paused and resumed', async () => {
    const market = alertWorld()
    const { alerts } = await market.set([[price('above', 100)]])
    const until = market.clock.now() + hour
    market.service.snooze({ id: alerts[0]!.id, until })
    market.service.pauseAll({ paused: true })
    const state = market.service.pauseAll({ paused: false })
    expect(state.alerts[0]).toMatchObject({ status: 'snoozed', snoozedUntil: until })
  })

  test.each<[string, (market: AlertWorld) => void]>([
    [
      'all',
      market => {
        market.service.pauseAll({ paused: true })
        market.clock.advance(hour)
        market.service.pauseAll({ paused: false })
      }
    ],
    [
      'one by one',
      ({ service, clock }) => {
        for (const { id } of service.state().alerts) service.pause({ id })
        clock.advance(hour)
        for (const { id } of service.state().alerts) service.resume({ id })
      }
    ]
  ])('doesn’t repeat a notification after a pause if the condition stayed true: %s', async (_, pause) => {
    const market = alertWorld()
    await market.set([[price('above', 100)]], { repeat: 'daily' })
    await market.set([[price('above', 99)]], { repeat: 'every', cooldownMs: 7 * 24 * hour })
    await market.set([[price('above', 105)]])
    expect(walk(90, 103)(market)).toHaveLength(2)
    pause(market)
    expect(walk(103, 102)(market)).toHaveLength(2)
    // The first alert has already fired today, and the second is within its cooldown.
    expect(walk(90, 103)(market)).toHaveLength(2)
    expect(walk(106)(market)).toHaveLength(3)
  })

  test('an alert keeps its trigger count after a snooze and a restart', async () => {
    const market = alertWorld()
    const { alerts } = await market.set([[price('above', 100)]])
    const id = alerts[0]!.id
    walk(99, 101)(market)
    market.service.snooze({ id, until: market.clock.now() + 1 })
    expect(market.service.state().alerts[0]).toMatchObject({ firedCount: 1 })
    market.service.pause({ id })
    expect(market.service.resume({ id }).alerts[0]?.firedCount).toBe(1)
  })
})
