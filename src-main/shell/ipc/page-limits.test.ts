import { describe, expect, test } from 'vitest'
import { contract } from '../../../src-shared/contract'
import { measure } from './measured-message'
import { pageLimits, PageLimits } from './page-limits'

const limits = (): { of: PageLimits; pass: (ms: number) => void } => {
  let now = 0
  return { of: new PageLimits(() => now), pass: ms => (now += ms) }
}
const small = { id: 1, concept: 'app', name: 'time' }

describe('the limits of a page', () => {
  test('page limits allow the largest file that the contract permits', () => {
    const chart = { coin: 'BTC', interval: '1h', isReplay: false, form: 'csv' }
    const largest = { ...chart, content: 'x'.repeat(60_000_000) }
    expect(contract.saving.chart.input.safeParse(largest).success).toBe(true)
    expect(
      contract.saving.chart.input.safeParse({ ...largest, content: `${largest.content}x` }).success
    ).toBe(false)
    expect(limits().of.exceededBy({ ...small, input: largest })).toBeNull()
  })

  test('page limits allow a burst of messages, then a fixed number per second', () => {
    const { of, pass } = limits()
    const passed = (): number => {
      for (let count = 0; ; count++) if (of.exceededBy(small) !== null) return count
    }
    expect(passed()).toBeGreaterThan(pageLimits.burst * 0.9)
    pass(1_000)
    const inOneSecond = passed()
    expect(inOneSecond).toBeGreaterThan(pageLimits.perSecond * 0.9)
    expect(inOneSecond).toBeLessThanOrEqual(pageLimits.perSecond)
    pass(24 * 3_600_000)
    expect(passed()).toBeLessThanOrEqual(pageLimits.burst)
  })

  test('a large message counts as several', () => {
    const { of } = limits()
    const large = { ...small, input: 'x'.repeat(50_000_000) }
    const found = Array.from({ length: 15 }, () => of.exceededBy(large))
    expect(found.indexOf('rate')).toBe(Math.floor(pageLimits.burst / 500) - 1)
  })
})

describe('the size of a message', () => {
  const most = 1_000_000

  test.each([
    ['text', 'x'.repeat(most)],
    ['names of fields', { ['x'.repeat(most)]: 1 }],
    ['bytes', new Uint8Array(most)],
    ['other numbers', { deep: [new Float64Array(most / 8)] }],
    ['a map’s keys', new Map([['x'.repeat(most), 1]])],
    ['a large integer', 16n ** BigInt(most)],
    ['many empty values', Array.from({ length: most / 100 }, () => null)],
    ['a sparse list with a large length', new Array(most)]
  ])('the size of a message includes %s', (_, message) => {
    expect(measure(message, most)).toBeGreaterThan(most)
  })

  test('the size of a message is close to the size of its text and values', () => {
    expect(measure({ coins: ['BTC', 'ETH'] }, most)).toBeLessThan(3_000)
  })

  test('the size of a message includes a cycle only once', () => {
    const ring: Record<string, unknown> = {}
    ring['self'] = ring
    expect(measure(ring, most)).toBeLessThan(2_000)
    let deep: unknown = 1
    for (let level = 0; level < 500; level++) deep = [deep]
    expect(measure(deep, most)).toBeLessThan(most)
  })
})
