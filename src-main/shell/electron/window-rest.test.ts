import { expect, test } from 'vitest'
import { stillClock } from '../../platform/time/still-clock.fixture'
import { WindowRest } from './window-rest'

function watched(): { clock: ReturnType<typeof stillClock>; rest: WindowRest; rested: () => number } {
  const clock = stillClock(0)
  let rested = 0
  return { clock, rest: new WindowRest(clock, () => rested++), rested: () => rested }
}

test('a window rests once after loading, and again after each use', () => {
  const { clock, rest, rested } = watched()
  rest.loaded()
  clock.advance(2_400)
  expect(rested()).toBe(0)
  clock.advance(100)
  expect(rested()).toBe(1)
  clock.advance(24 * 3_600_000)
  expect(rested()).toBe(1)
})

test('doesn’t rest while the window is in use', () => {
  const { clock, rest, rested } = watched()
  rest.loaded()
  for (let turn = 0; turn < 20; turn++) {
    rest.used()
    clock.advance(20_000)
  }
  expect(rested()).toBe(0)
  clock.advance(10_000)
  expect(rested()).toBe(1)
  rest.used()
  clock.advance(30_000)
  expect(rested()).toBe(2)
})

test('doesn’t rest after the window was closed', () => {
  const { clock, rest, rested } = watched()
  rest.used()
  rest.closed()
  clock.advance(60_000)
  expect(rested()).toBe(0)
})
