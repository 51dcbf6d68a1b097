// @vitest-environment jsdom
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Mirrored } from './mirrored.svelte'
import { Settled } from './settled.svelte'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** A value that is followed, and how it is chosen and time passes. */
function following() {
  const coin = new Mirrored<string | null>()
  let settled!: Settled<string>
  const end = $effect.root(() => {
    settled = new Settled(() => coin.value ?? null, 200)
  })
  flushSync()
  const pass = (ms: number): void => {
    vi.advanceTimersByTime(ms)
    flushSync()
  }
  const choose = (next: string | null, passed: number): void => {
    coin.tell(next)
    flushSync()
    pass(passed)
  }
  const now = (): readonly [string | null, boolean] => [settled.value, settled.isStill]
  return { choose, pass, now, end }
}

it('takes the first at once, as one that is rested on', () => {
  const { choose, now, end } = following()
  expect(now()).toEqual([null, true])
  choose('BTC', 0)
  expect(now()).toEqual(['BTC', true])
  end()
})

it('shows one step at once, and rests on it when it has stood still', () => {
  const { choose, pass, now, end } = following()
  choose('BTC', 0)
  choose('ETH', 199)
  expect(now()).toEqual(['ETH', false])
  pass(1)
  expect(now()).toEqual(['ETH', true])
  end()
})

it('shows the first and the last of many quick steps, and rests on the last alone', () => {
  const { choose, pass, now, end } = following()
  choose('BTC', 0)
  for (const coin of ['ETH', 'SOL', 'XRP']) {
    choose(coin, 150)
    expect(now()).toEqual(['ETH', false])
  }
  pass(50)
  expect(now()).toEqual(['XRP', true])
  end()
})

it('rests on the one that was gone back to', () => {
  const { choose, pass, now, end } = following()
  choose('BTC', 0)
  choose('ETH', 50)
  choose('SOL', 50)
  choose('ETH', 50)
  expect(now()).toEqual(['ETH', false])
  pass(150)
  expect(now()).toEqual(['ETH', true])
  end()
})

it('takes the next at once where there was none for a moment', () => {
  const { choose, now, end } = following()
  choose('BTC', 0)
  choose(null, 50)
  expect(now()).toEqual([null, false])
  choose('ETH', 0)
  expect(now()).toEqual(['ETH', true])
  end()
})
