import { expect, test } from 'vitest'
import { CrashCount } from './crash-count'

test('allows three reloads within a minute, and stops at the fourth crash', () => {
  const count = new CrashCount(() => 0)
  const next = Array.from({ length: 6 }, () => count.next())
  expect(next).toEqual(['reload', 'reload', 'reload', 'stop', 'stopped', 'stopped'])
})

test('doesn’t count crashes that are far apart', () => {
  let now = 0
  const count = new CrashCount(() => now)
  for (let crash = 0; crash < 50; crash++) {
    expect(count.next()).toBe('reload')
    now += 21_000
  }
})

test('allows three more reloads after the user reopens the page', () => {
  const count = new CrashCount(() => 0)
  for (let crash = 0; crash < 4; crash++) count.next()
  expect(count.stopped).toBe(true)
  count.forgive()
  expect([count.stopped, count.next()]).toEqual([false, 'reload'])
})
