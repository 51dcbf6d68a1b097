// @vitest-environment jsdom
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Mirrored } from './mirrored.svelte'
import { Settled } from './settled.svelte'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('follows when the other has stood still, and takes the first at once', () => {
  const coin = new Mirrored<string>()
  let settled!: Settled<string>
  const end = $effect.root(() => {
    settled = new Settled(() => coin.value ?? null, 200)
  })
  flushSync()
  expect(settled.value).toBeNull()

  const choose = (next: string, passed: number): void => {
    coin.tell(next)
    flushSync()
    vi.advanceTimersByTime(passed)
    flushSync()
  }
  choose('BTC', 0)
  expect(settled.value).toBe('BTC')
  for (const passed of ['ETH', 'SOL', 'XRP']) {
    choose(passed, 150)
    expect(settled.value).toBe('BTC')
  }
  vi.advanceTimersByTime(50)
  expect(settled.value).toBe('XRP')
  end()
})
