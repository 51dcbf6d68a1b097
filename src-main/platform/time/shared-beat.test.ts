import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from './clock'

// The common grid of intervals starts with the process, which here began 3.7 s ago.
beforeEach(() => {
  vi.useFakeTimers()
  vi.advanceTimersByTime(3_700)
})
afterEach(() => void vi.useRealTimers())

function ticksOf(everyMs: number): { readonly at: readonly number[]; readonly end: () => void } {
  const began = performance.now()
  const at: number[] = []
  return { at, end: systemClock.every(everyMs, () => at.push(performance.now() - began)) }
}

test('repeats about as often as requested until it is stopped', () => {
  const { at, end } = ticksOf(10_000)
  vi.advanceTimersByTime(50_000)
  expect(at).toHaveLength(5)
  expect(at[0]).toBeGreaterThanOrEqual(5_000)
  expect(at[0]).toBeLessThanOrEqual(15_000)
  for (const [index, moment] of at.slice(1).entries()) expect(moment - at[index]!).toBe(10_000)
  end()
  vi.advanceTimersByTime(50_000)
  expect(at).toHaveLength(5)
  expect(vi.getTimerCount()).toBe(0)
})

test('combines intervals that started at different times', () => {
  const all = []
  for (const everyMs of [60_000, 10_000, 20_000, 60_000]) {
    all.push({ began: performance.now(), ...ticksOf(everyMs) })
    vi.advanceTimersByTime(1_234)
  }
  vi.advanceTimersByTime(600_000)
  const moments = new Set(all.flatMap(({ began, at }) => at.map(moment => began + moment)))
  const often = all[1]!
  expect(moments.size).toBe(often.at.length)
  expect(all.map(({ at }) => at.length)).toEqual([10, 60, 30, 10])
  for (const { end } of all) end()
})

test('continues if a listener throws or stops another listener', () => {
  const endFailing = systemClock.every(1_000, () => {
    throw new Error('a callback that fails')
  })
  let endsAnother = (): void => undefined
  const endEnding = systemClock.every(1_000, () => endsAnother())
  const ended = ticksOf(1_000)
  endsAnother = ended.end
  const { at, end } = ticksOf(1_000)
  for (const turns of [1, 2, 3]) {
    expect(() => vi.advanceTimersToNextTimer()).toThrow('a callback that fails')
    expect(at).toHaveLength(turns)
  }
  expect(ended.at).toEqual([])
  for (const stop of [endFailing, endEnding, end]) stop()
})
