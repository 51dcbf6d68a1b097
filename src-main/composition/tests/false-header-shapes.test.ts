import { expect, test, vi } from 'vitest'
import { hour, minute } from '../../../src-shared/time'
import { Watch } from './resilience.fixture'

vi.setConfig({ testTimeout: 240_000 })

const everyMs = 50 * minute
const [price, limit, dailyBudget] = [15, 1_000_000, 5_000]
const names = { charge: 'x-credits-consumed', used: 'x-quota-used', limit: 'x-quota-limit' } as const
type Header = keyof typeof names
type Headers = Readonly<Record<Header, string | null>>
/** Returns the headers to falsify. Null removes a header. */
type Shape = readonly [name: string, lie: (truth: Headers) => Partial<Headers>]

const says = (header: Header, ...values: readonly (string | null)[]): readonly Shape[] =>
  values.map(value => [`${header} ${value ?? 'missing'}`, () => ({ [header]: value })])
const moved = (...steps: readonly number[]): readonly Shape[] =>
  steps.map(step => [`used ${step} beyond`, ({ used }) => ({ used: String(Number(used) + step) })])

const shapes: readonly Shape[] = [
  ...says('charge', '5001', '999999999', '4000', '1000', '900', '600', '400', '150', '16', '14', '1', '0'),
  ...says('charge', '-15', '1.500', '1,500', '15.0', '15.4', '1e3', '0x1f4', 'Infinity', 'NaN', 'abc'),
  ...says('charge', '', '15 credits', '15;5001', '15, 5001', null),
  ...says('used', '0', '1', '999999', '2000000', '-1', '1.500', '99,999', 'abc', '', 'NaN', '1e9', null),
  ...moved(-15, -1, 1, 14, 100, 5_000),
  ...says('limit', '0', '1', '15', '1000', '5000', '999999999', '-1', 'abc', '', '1.000', 'unlimited', null),
  ['all missing', () => ({ charge: null, used: null, limit: null })],
  ['all 0', () => ({ charge: '0', used: '0', limit: '0' })],
  ['all words', () => ({ charge: 'none', used: 'none', limit: 'none' })],
  ['used and limit exchanged', ({ used, limit }) => ({ used: limit, limit: used })],
  ['the charge is the count', ({ used }) => ({ charge: used })],
  ['the count is the charge', ({ charge }) => ({ used: charge })]
]

/**
 * Lets half a day pass for each shape, in which a single response is wrong.
 * @returns the longest time without quotes, by shape
 */
async function livedThrough(counts: 'credits' | 'requests') {
  const watch = await Watch.start(undefined, undefined, new Date(2026, 0, 5, 0).getTime())
  const { services } = watch.app
  await services.settings.change({ dailyBudget })
  let [used, calls] = [1_000, 0]
  let lie: Shape[1] | null = null
  const quoteTimes: number[] = []
  watch.fetch = async url => {
    const isQuotes = url.includes('getData')
    const charge = isQuotes ? price : 1
    used += counts === 'credits' ? charge : 1
    calls++
    const truth = { charge: String(charge), used: String(used), limit: String(limit) }
    const sent = { ...truth, ...(isQuotes && lie ? lie(truth) : {}) }
    if (isQuotes) {
      quoteTimes.push(watch.clock.now())
      lie = null
    }
    const headers = new globalThis.Headers({ 'content-type': 'application/json' })
    for (const header of ['charge', 'used', 'limit'] as const)
      if (sent[header] !== null) headers.set(names[header], sent[header])
    const row = { symbol: 'BTC', last: '60000', daily_change_percentage: '1' }
    return new Response(JSON.stringify({ status: true, symbols: [row] }), { status: 200, headers })
  }
  await services.connection.agree({ items: [{ need: 'quotes', automatic: true, everyMs }] })
  await watch.pass(12 * hour, everyMs)
  const silences = new Map<string, number>()
  for (const [name, shape] of shapes) {
    lie = shape
    const from = quoteTimes.length
    await watch.pass(12 * hour, everyMs)
    expect(lie).toBeNull()
    const times = [...quoteTimes.slice(from), watch.clock.now()]
    silences.set(name, Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? at))))
  }
  return { silences, calls }
}

test('the tests cover 63 kinds of wrong headers', () => expect(shapes).toHaveLength(63))

test.each(['credits', 'requests'] as const)(
  'a single false header never stops quotes for more than an hour if the quota counts %s',
  async counts => {
    const { silences } = await livedThrough(counts)
    expect([...silences].filter(([, silence]) => silence > hour)).toEqual([])
  }
)
