import { expect, test } from 'vitest'
import { stillClock } from '../time/still-clock.fixture'
import { TrayRefresh } from './tray-refresh'

function refreshed() {
  const clock = stillClock(0)
  let drawn = 0
  const refresh = new TrayRefresh(clock, () => drawn++)
  return { clock, refresh, drawn: () => drawn }
}

test('changes that come together are drawn once, a second after the first', () => {
  const { clock, refresh, drawn } = refreshed()
  refresh.note()
  clock.advance(900)
  refresh.note()
  expect(drawn()).toBe(0)
  clock.advance(100)
  expect(drawn()).toBe(1)
  clock.advance(5_000)
  expect(drawn()).toBe(1)
  refresh.note()
  clock.advance(1_000)
  expect(drawn()).toBe(2)
})

test('while nothing changes the item is drawn once a minute', () => {
  const { clock, drawn } = refreshed()
  clock.advance(59_000)
  expect(drawn()).toBe(0)
  clock.advance(1_000)
  expect(drawn()).toBe(1)
  clock.advance(60_000)
  expect(drawn()).toBe(2)
})
