import { expect, test, vi } from 'vitest'
import { hour, minute } from '../../../src-shared/time'
import { overTheWire, Watch } from './resilience.fixture'

vi.setConfig({ testTimeout: 120_000 })

const everyMs = 10 * minute
const price = 15
const names = { charge: 'x-credits-consumed', used: 'x-quota-used', limit: 'x-quota-limit' } as const

interface Setting {
  /** What X-Quota-Used counts. */
  readonly counts: 'credits' | 'requests'
  /** How many correct responses come before the wrong one. */
  readonly after: number
  readonly header: keyof typeof names
  readonly says: string
}

/**
 * Lets ten hours pass in which a header is wrong once. Returns the longest time between quotes, the credits,
 * and the number of calls for quotes.
 */
async function livedThrough({ counts, after, header, says }: Setting) {
  const watch = await Watch.start(undefined, undefined, new Date(2026, 10, 22, 6).getTime())
  const { services } = watch.app
  watch.service.controls.setPrice('getData', price)
  await services.connection.agree({ items: [{ need: 'quotes', automatic: true, everyMs }] })
  await services.settings.change({ dailyBudget: 5_000 })
  let [requests, falsified] = [0, false]
  let base: number | undefined
  watch.fetch = async (url, init) => {
    const response = await overTheWire(url, init)
    const headers = new Headers()
    response.headers.forEach((value, name) => headers.set(name, value))
    base ??= Number(headers.get(names.used)) - Number(headers.get(names.charge))
    if (counts === 'requests') headers.set(names.used, String(base + ++requests))
    if (url.includes('getData') && !falsified && watch.since().length > after) {
      falsified = true
      headers.set(names[header], says)
    }
    return Object.assign(new Response(response.body as unknown as ReadableStream, { status: 200, headers }))
  }
  watch.mark()
  const begun = watch.clock.now()
  await watch.pass(10 * hour, minute)
  expect(falsified).toBe(true)
  const at = watch
    .since()
    .filter(({ operation }) => operation === 'getData')
    .map(call => call.at)
  const gaps = [...at, watch.clock.now()].map((moment, index) => moment - (at[index - 1] ?? begun))
  return { longest: Math.max(...gaps), gauge: await services.credits.gauge(), calls: at.length }
}

// Unit tests check the numbers. These cases check that the rest of the app keeps running.
const cases: readonly Setting[] = [
  { header: 'charge', says: '5001', after: 0, counts: 'credits' },
  { header: 'charge', says: '5001', after: 6, counts: 'credits' },
  { header: 'charge', says: '5001', after: 6, counts: 'requests' },
  { header: 'charge', says: '999999999', after: 0, counts: 'requests' },
  { header: 'charge', says: '1000', after: 6, counts: 'requests' },
  { header: 'charge', says: '0', after: 6, counts: 'credits' },
  { header: 'charge', says: '-15', after: 6, counts: 'credits' },
  { header: 'charge', says: '1.500', after: 6, counts: 'credits' },
  { header: 'used', says: '99999', after: 6, counts: 'credits' },
  { header: 'used', says: '0', after: 6, counts: 'credits' },
  { header: 'limit', says: '1', after: 6, counts: 'credits' },
  { header: 'limit', says: '1000', after: 6, counts: 'credits' }
]

test.each(cases)(
  'keeps loading quotes after a false $header header ($says after $after responses, quota counts $counts)',
  async setting => {
    const { longest, calls, gauge } = await livedThrough(setting)
    expect(longest).toBeLessThanOrEqual(hour)
    expect(calls).toBeGreaterThan(50)
    if (setting.counts === 'credits')
      expect(gauge.today.spent + gauge.today.unknown).toBeLessThanOrEqual((calls + 4) * price)
  }
)
