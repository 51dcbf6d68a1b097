import { expect, test } from 'vitest'
import { stillClock } from './still-clock.fixture'
import { Throttled } from './gathered'

function throttled() {
  const clock = stillClock(0)
  const runs: number[] = []
  return { clock, runs, made: new Throttled(clock, 5_000, () => runs.push(clock.now())) }
}

test('runs immediately after an idle time, then at most once per interval', () => {
  const { clock, runs, made } = throttled()
  for (let at = 0; at < 4; at++) {
    made.soon()
    clock.advance(2_000)
  }
  expect(runs).toEqual([0, 5_000])
  clock.advance(10_000)
  made.soon()
  clock.advance(1)
  expect(runs).toEqual([0, 5_000, 10_000, 18_000])
})

test('runs immediately if it needn’t wait, and cancels the run that was planned before', () => {
  const { clock, runs, made } = throttled()
  made.soon()
  clock.advance(1_000)
  made.soon()
  made.next()
  clock.advance(6_000)
  expect(runs).toEqual([0, 1_000])
})

test('waits for no more than the interval after the clock was set back', () => {
  const { clock, runs, made } = throttled()
  made.soon()
  clock.advance(1)
  clock.advance(-60_000)
  made.soon()
  clock.advance(1)
  expect(runs).toHaveLength(2)
})
