import { expect, test, vi } from 'vitest'
import { AlertDraft } from '../../../src-shared/contract/alerts'
import { overTheWire, Watch } from './resilience.fixture'
import { minute, second } from '../../../src-shared/time'

vi.setConfig({ testTimeout: 120_000 })

const onCandles = (coin: string): AlertDraft =>
  AlertDraft.parse({
    coin,
    anyOf: [
      [
        {
          kind: 'indicator',
          interval: '15m',
          line: { indicator: 'rsi', params: { period: 14 }, line: 'value' },
          is: 'above',
          against: { value: 100 }
        }
      ]
    ]
  })

const refusal = (): Response =>
  new Response('{"status":false,"message":"unknown symbol"}', { headers: { 'x-credits-consumed': '0' } })

test.each<[string, () => Response]>([
  ['refused', refusal],
  ['answered with rubbish', () => new Response('[')],
  ['answered with 502', () => new Response('{"status":false}', { status: 502 })],
  [
    'cut off each time',
    () => {
      throw new Error('net::ERR_CONNECTION_RESET')
    }
  ]
])('still loads candles of other coins for their alerts if one coin is %s', async (_, answer) => {
  const watch = await Watch.start()
  const requested: string[] = []
  watch.fetch = async (url, init) => {
    const coin = /getOHLCIntraday.*symbol=(\w+)/.exec(url)?.[1]
    if (coin !== undefined) requested.push(coin)
    return coin === 'GONE' ? answer() : overTheWire(url, init)
  }
  // The schedule starts with the latest alert, so the coin that is rejected is added last.
  for (const coin of ['BTC', 'ETH', 'GONE'])
    await watch.app.services.alerts.save({ id: null, draft: onCandles(coin), agreed: true })
  watch.mark()
  await watch.pass(90 * minute, minute)
  const count = (coin: string): number => requested.filter(other => other === coin).length
  expect(count('BTC')).toBeGreaterThanOrEqual(6)
  expect(count('ETH')).toBeGreaterThanOrEqual(6)
  // There is one call at first, and one for each bar that closes.
  expect(count('BTC')).toBeLessThanOrEqual(8)
  expect(count('ETH')).toBeLessThanOrEqual(8)
  expect(watch.since().length).toBeGreaterThan(75)
})

test('rejected calls from the explorer don’t slow down the watchlist', async () => {
  const watch = await Watch.start()
  watch.fetch = async (url, init) => (url.includes('NOPE') ? refusal() : overTheWire(url, init))
  for (let tries = 0; tries < 6; tries++) {
    const call = { operation: 'getData', params: { symbol: `NOPE${tries}` } }
    expect((await watch.app.services.explorer.run(call)).fault?.code).toBe('refused')
  }
  watch.mark()
  await watch.pass(10 * minute)
  expect(watch.since().length).toBeGreaterThanOrEqual(9)
  expect(watch.app.session().schedule.status().fault).toBeNull()
})

test('a response to an earlier call doesn’t shorten a wait requested by the service', async () => {
  const watch = await Watch.start()
  let letGo: () => void = () => undefined
  const written = new Promise<void>(resolve => (letGo = resolve))
  watch.fetch = async (url, init) => {
    if (url.includes('getPerformance')) await written
    return overTheWire(url, init)
  }
  const slow = watch.app.services.explorer.run({ operation: 'getPerformance', params: { symbol: 'BTC' } })
  watch.clock.advance(second)
  watch.service.controls.failNext(429, { operation: 'getData', headers: { 'retry-after': '600' } })
  await expect(watch.app.services.market.refresh()).rejects.toThrow()
  letGo()
  expect((await slow).fault).toBeNull()
  watch.mark()
  await watch.pass(590 * second)
  expect(watch.since()).toEqual([])
  await watch.pass(minute)
  expect(watch.since().length).toBeGreaterThanOrEqual(1)
})
