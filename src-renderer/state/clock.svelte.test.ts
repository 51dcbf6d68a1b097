// @vitest-environment jsdom
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { day } from '../../src-shared/time'
import { MirroredClock } from './clock.svelte'

beforeEach(() => vi.useFakeTimers({ now: 1_000_000_000_250 }))
afterEach(() => vi.useRealTimers())

it('ticks at full seconds until stopped', () => {
  const clock = new MirroredClock()
  const stop = clock.start()
  vi.advanceTimersByTime(749)
  expect(clock.now).toBe(1_000_000_000_250)
  vi.advanceTimersByTime(1)
  expect(clock.now).toBe(1_000_000_001_000)
  stop()
  vi.advanceTimersByTime(5_000)
  expect(clock.now).toBe(1_000_000_001_000)
})

it("follows the main process's time", () => {
  const clock = new MirroredClock()
  clock.set(Date.now() + 7_200_000)
  const stop = clock.start()
  vi.advanceTimersByTime(1_750)
  expect(clock.now).toBe(1_000_000_002_000 + 7_200_000)
  stop()
})

it("isn't set back by the delay of messages from the main process", () => {
  const clock = new MirroredClock()
  clock.set(Date.now() - 30)
  expect(clock.now).toBe(Date.now())
})

it('pauses while the window is hidden and catches up when it is shown', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const clock = new MirroredClock()
  const stop = clock.start()
  vi.advanceTimersByTime(60_000)
  expect(clock.now).toBe(1_000_000_000_250)
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(clock.now).toBe(1_000_000_060_250)
  stop()
  hidden.mockRestore()
})

it("an effect that reads the clock doesn't start it again with each tick", () => {
  const clock = new MirroredClock()
  const started = vi.spyOn(clock, 'start')
  const end = $effect.root(() => {
    $effect(() => clock.start())
  })
  flushSync()
  vi.advanceTimersByTime(2_750)
  flushSync()
  expect(clock.now).toBe(1_000_000_003_000)
  expect(started).toHaveBeenCalledOnce()
  end()
})

it('knows the start of the current UTC day', () => {
  const clock = new MirroredClock()
  const midnight = Date.UTC(2026, 2, 1)
  clock.set(midnight - 1)
  expect(clock.today).toBe(midnight - day)
  clock.set(midnight)
  expect(clock.today).toBe(midnight)
})
