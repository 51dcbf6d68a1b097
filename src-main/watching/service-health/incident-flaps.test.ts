import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closed, Listener } from './incident-listener.fixture'
import { day, hour, minute } from '../../../src-shared/time'

describe('a flapping service', () => {
  test('a flapping service is one incident, and causes at most two notifications in an hour', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ afterMs: fc.nat(72_000), restart: fc.boolean() }), {
          minLength: 100,
          maxLength: 100
        }),
        flaps => {
          const listener = new Listener()
          for (const { afterMs, restart } of flaps) {
            listener.record('getData', closed)
            listener.now += afterMs
            listener.record('getData', { charged: 1 })
            if (restart) listener.restart()
          }
          for (const { at } of listener.notifications) {
            const inHour = listener.notifications.filter(other => other.at >= at && other.at < at + hour)
            expect(inHour.length).toBeLessThanOrEqual(2)
          }
        }
      )
    )
  })

  test('a flapping service causes only three notifications in a week', () => {
    const listener = new Listener()
    for (let passed = 0; passed < 7 * day; passed += 30 * minute) {
      listener.record('getData', closed)
      listener.now += 15 * minute
      listener.record('getData', { charged: 1 })
      listener.now += 15 * minute
    }
    expect(listener.words().filter(([, what]) => what !== 'over')).toHaveLength(3)
  })

  test('a flapping service is one incident even if the clock is set back by seconds', () => {
    const listener = new Listener()
    for (let flap = 0; flap < 100; flap++) {
      listener.record('getData', closed)
      listener.now += flap % 3 === 0 ? -2_000 : 20_000
      listener.record('getData', { charged: 1 })
    }
    expect(listener.notifications.filter(({ phase }) => phase !== 'over').length).toBeLessThanOrEqual(2)
  })

  test('a service that fails every evening causes a notification each evening', () => {
    const listener = new Listener()
    for (let evening = 0; evening < 5; evening++) {
      listener.go(50 * minute, 10 * minute, closed)
      listener.record('getData', { charged: 1 })
      listener.now += day
    }
    expect(listener.words().filter(([, what]) => what === 'new')).toHaveLength(5)
  })
})
