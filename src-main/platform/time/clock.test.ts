import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from './clock'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the system clock returns the time, and runs and cancels timers', () => {
  expect(systemClock.now()).toBe(Date.now())
  const received: string[] = []
  systemClock.after(50, () => received.push('waited'))
  systemClock.after(50, () => received.push('cancelled'))()
  vi.advanceTimersByTime(49)
  expect(received).toEqual([])
  vi.advanceTimersByTime(1)
  expect(received).toEqual(['waited'])
})

test('the system clock supports delays beyond Node’s timer limit', () => {
  let runs = 0
  systemClock.after(60 * 86_400_000, () => runs++)
  vi.advanceTimersByTime(86_400_000)
  expect(runs).toBe(0)
})
