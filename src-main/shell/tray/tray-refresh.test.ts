import { expect, test } from 'vitest'
import { stillClock } from '../../platform/time/still-clock.fixture'
import { TrayRefresh } from './tray-refresh'

function refreshed() {
  const clock = stillClock(0)
  let drawn = 0
  const refresh = new TrayRefresh(clock, () => drawn++)
  const after = (ms: number): number => {
    clock.advance(ms)
    return drawn
  }
  return { refresh, after }
}

test('redraws once for changes within a second', () => {
  const { refresh, after } = refreshed()
  refresh.note()
  expect(after(900)).toBe(0)
  refresh.note()
  expect([100, 5_000].map(after)).toEqual([1, 1])
  refresh.note()
  expect(after(1_000)).toBe(2)
})

test('redraws once a minute without changes', () => {
  const { after } = refreshed()
  expect([59_000, 1_000, 60_000].map(after)).toEqual([0, 1, 2])
})
