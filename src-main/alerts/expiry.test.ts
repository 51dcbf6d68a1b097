import { expect, test, vi } from 'vitest'
import { AlertDraft } from '../../src-shared/contract/alerts'
import { Watch } from '../composition/tests/resilience.fixture'
import { hour, minute, second } from '../../src-shared/time'

vi.setConfig({ testTimeout: 60_000 })

test('notifies the user of triggers before an alert’s expiry, even if it expired during sleep', async () => {
  const watch = await Watch.start()
  const { alerts } = watch.app.services
  const expiresAt = watch.clock.now() + 6 * hour
  const draft = AlertDraft.parse({
    coin: 'BTC',
    anyOf: [
      [
        {
          kind: 'indicator',
          interval: '15m',
          line: { indicator: 'bar', params: {}, line: 'close' },
          is: 'crosses',
          against: { line: { indicator: 'sma', params: { period: 2 }, line: 'value' } }
        }
      ]
    ],
    repeat: 'every',
    cooldownMs: 0,
    hysteresisPercent: 0,
    expiresAt
  })
  await alerts.save({ id: null, draft, agreed: true })
  await watch.pass(20 * minute, 20 * second)
  const slept = watch.clock.now()
  watch.clock.sleep(9 * hour)
  watch.wake()
  await watch.pass(5 * minute, 20 * second)

  const entries = await alerts.history({ id: null, before: null })
  const missed = entries.filter(({ at }) => at > slept)
  expect(missed.length).toBeGreaterThan(0)
  for (const { at, missedSince } of missed) {
    expect(at).toBeLessThan(expiresAt)
    expect(missedSince).not.toBeNull()
  }
  expect(alerts.state().alerts[0]?.status).toBe('expired')
  const candles = (): number => watch.service.controls.calls('getOHLCIntraday').length
  const before = candles()
  await watch.pass(hour, minute)
  expect(candles()).toBe(before)
})
