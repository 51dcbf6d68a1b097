import { expect, test } from 'vitest'
import { CrashCount } from './crash-count'

test('three crashes within a minute are followed by a reload each, the fourth by a stop, and then by nothing', () => {
  const count = new CrashCount(() => 0)
  const next = Array.from({ length: 6 }, () => count.next())
  expect(next).toEqual(['reload', 'reload', 'reload', 'stop', 'stopped', 'stopped'])
})

test('crashes that are far apart never stop it', () => {
  let now = 0
  const count = new CrashCount(() => now)
  for (let crash = 0; crash < 50; crash++) {
    expect(count.next()).toBe('reload')
    now += 21_000
  }
})

test('a person who asks for the page again has three reloads more', () => {
  const count = new CrashCount(() => 0)
  for (let crash = 0; crash < 4; crash++) count.next()
  expect(count.stopped).toBe(true)
  count.forgive()
  expect([count.stopped, count.next()]).toEqual([false, 'reload'])
})
