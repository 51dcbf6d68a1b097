import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Playback, speeds } from './playback'

test.each(speeds)('plays %i bars per second at any frame rate', speed => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 200 }), frames => {
      const playback = new Playback()
      const bars = frames.reduce((sum, ms) => sum + playback.due(ms, speed), 0)
      const owed = (frames.reduce((sum, ms) => sum + ms, 0) * speed) / 1000
      expect(bars).toBeGreaterThan(owed - 1)
      expect(bars).toBeLessThanOrEqual(owed + 1e-6)
    })
  )
})

test('plays only a few bars at once after a long pause between frames', () => {
  const playback = new Playback()
  expect(playback.due(3_600_000, 25)).toBe(6)
  expect(playback.due(-50, 25)).toBe(0)
})
