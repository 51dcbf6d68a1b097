import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Mirrored } from './mirrored.svelte'
import { Settled } from './settled.svelte'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('takes the first value at once, and a later one when it has stood still', () => {
  const coin = new Mirrored<string>()
  coin.tell('BTC')
  let settled!: Settled<string | undefined>
  const end = $effect.root(() => {
    settled = new Settled(() => coin.value, 200)
  })
  flushSync()
  expect(settled.value).toBe('BTC')
  for (const passed of ['ETH', 'SOL', 'XRP']) {
    coin.tell(passed)
    flushSync()
    vi.advanceTimersByTime(150)
    expect(settled.value).toBe('BTC')
  }
  vi.advanceTimersByTime(50)
  expect(settled.value).toBe('XRP')
  coin.tell('ADA')
  settled.settle()
  expect(settled.value).toBe('ADA')
  end()
})
