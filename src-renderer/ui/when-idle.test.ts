import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenIdle } from './when-idle'

let idle: IdleRequestCallback | null
/** Lets steps run for this many milliseconds. Each takes one. */
function idleFor(milliseconds: number): void {
  const run = idle
  idle = null
  run?.({ didTimeout: false, timeRemaining: () => milliseconds-- })
}
function* steps(done: number[]): Generator {
  for (const step of [1, 2, 3, 4]) yield done.push(step)
}

beforeEach(() => {
  idle = null
  vi.stubGlobal('requestIdleCallback', (run: IdleRequestCallback) => (idle = run) && 1)
  vi.stubGlobal('cancelIdleCallback', () => (idle = null))
})
afterEach(() => vi.unstubAllGlobals())

it('runs steps as long as the browser is idle, and continues later', () => {
  const done: number[] = []
  whenIdle(steps(done))
  expect(done).toEqual([])
  idleFor(3)
  expect(done).toEqual([1, 2])
  idleFor(1)
  expect(done).toEqual([1, 2])
  idleFor(9)
  expect(done).toEqual([1, 2, 3, 4])
  expect(idle).toBeNull()
})

it('runs no steps after it is stopped', () => {
  const done: number[] = []
  const stop = whenIdle(steps(done))
  idleFor(2)
  stop()
  idleFor(9)
  expect(done).toEqual([1])
})
