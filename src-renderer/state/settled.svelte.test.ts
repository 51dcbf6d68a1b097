// @vitest-environment jsdom
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { Mirrored } from './mirrored.svelte'
import { Settled } from './settled.svelte'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function following() {
  const coin = new Mirrored<string | null>()
  let settled!: Settled<string>
  const end = $effect.root(() => {
    settled = new Settled(() => coin.value ?? null, { burstMs: 100, settleMs: 200 })
  })
  onTestFinished(end)
  flushSync()
  const pass = (ms: number): void => {
    vi.advanceTimersByTime(ms)
    flushSync()
  }
  const choose = (next: string | null, passed: number): void => {
    coin.set(next)
    flushSync()
    pass(passed)
  }
  const now = (): readonly [string | null, boolean] => [settled.value, settled.isStill]
  return { choose, pass, now }
}

it('settles on the first value immediately', () => {
  const { choose, now } = following()
  expect(now()).toEqual([null, true])
  choose('BTC', 0)
  expect(now()).toEqual(['BTC', true])
})

it.each<[what: string, last: number, steps: readonly [coin: string, passed: number][]]>([
  ['a single change', 1, [['ETH', 199]]],
  [
    'a return to the value shown before',
    150,
    [
      ['ETH', 50],
      ['SOL', 50],
      ['ETH', 50]
    ]
  ]
])('shows %s immediately and settles once the value stops changing', (_, last, steps) => {
  const { choose, pass, now } = following()
  choose('BTC', 0)
  for (const [coin, passed] of steps) choose(coin, passed)
  expect(now()).toEqual(['ETH', false])
  pass(last)
  expect(now()).toEqual(['ETH', true])
})

it('shows only the first and the last of many quick changes', () => {
  const { choose, pass, now } = following()
  choose('BTC', 0)
  for (const coin of ['ETH', 'SOL', 'XRP']) {
    choose(coin, 90)
    expect(now()).toEqual(['ETH', false])
  }
  pass(10)
  expect(now()).toEqual(['XRP', false])
  pass(100)
  expect(now()).toEqual(['XRP', true])
})

it('shows each of several slower changes, and settles on the last', () => {
  const { choose, pass, now } = following()
  choose('BTC', 0)
  for (const coin of ['ETH', 'SOL', 'XRP']) {
    choose(coin, 100)
    expect(now()).toEqual([coin, false])
  }
  pass(100)
  expect(now()).toEqual(['XRP', true])
})

it('shows the next value immediately after an empty one', () => {
  const { choose, now } = following()
  choose('BTC', 0)
  choose(null, 50)
  expect(now()).toEqual([null, false])
  choose('ETH', 0)
  expect(now()).toEqual(['ETH', true])
})
