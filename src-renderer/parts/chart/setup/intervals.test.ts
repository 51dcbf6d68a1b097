import { expect, it } from 'vitest'
import { formatTimer } from '../../../../src-shared/format/span'
import { barCloseAt, barLength, intervalSources } from './intervals'

const at = (text: string): number => Date.parse(text)

it('counts down to the close of the current candle even if the last loaded one is older', () => {
  const now = at('2026-03-01T10:20:30Z')
  expect(barCloseAt(barLength('1h'), at('2026-03-01T10:00:00Z'), now)).toBe(at('2026-03-01T11:00:00Z'))
  expect(barCloseAt(barLength('1h'), at('2026-02-20T03:00:00Z'), now)).toBe(at('2026-03-01T11:00:00Z'))
  expect(barCloseAt(barLength('15m'), at('2026-03-01T10:15:00Z'), now)).toBe(at('2026-03-01T10:30:00Z'))
})

it("respects the hour at which the service's days start", () => {
  const now = at('2026-03-01T10:20:30Z')
  expect(barCloseAt(barLength('1d'), at('2026-02-28T08:00:00Z'), now)).toBe(at('2026-03-02T08:00:00Z'))
})

it('switches to the next candle at the moment one closes', () => {
  const open = at('2026-03-01T10:00:00Z')
  expect(barCloseAt(barLength('1h'), open, open + 3_600_000 - 1)).toBe(open + 3_600_000)
  expect(barCloseAt(barLength('1h'), open, open + 3_600_000)).toBe(open + 7_200_000)
})

it('returns no countdown without candles', () => {
  expect(barCloseAt(barLength('1h'), undefined, 0)).toBeNull()
})

it('formats the countdown as a clock with seconds', () => {
  expect(formatTimer(9_000)).toBe('0:09')
  expect(formatTimer(8_001)).toBe('0:09')
  expect(formatTimer(59 * 60_000 + 12_000)).toBe('59:12')
  expect(formatTimer(3 * 3_600_000 + 60_000 + 5_000)).toBe('3:01:05')
  expect(formatTimer(-5)).toBe('0:00')
})

it('counts down to the end of Sunday for a built bar of a week', () => {
  const week = barLength('1d', 7 * 1440)
  expect(week.label).toBe('1w')
  expect(barCloseAt(week, at('2026-02-23T00:00:00Z'), at('2026-03-01T10:20:30Z'))).toBe(
    at('2026-03-02T00:00:00Z')
  )
  // Days restart at midnight, so the last bar of a day may be shorter.
  expect(barCloseAt(barLength('1m', 7), 0, at('2026-03-01T23:58:00Z'))).toBe(at('2026-03-02T00:00:00Z'))
})

it.each([
  [7, '7m', ['1m']],
  [45, '45m', ['15m', '5m', '1m']],
  [90, '90m', ['15m', '5m', '1m']],
  [120, '2h', ['1h', '15m', '5m', '1m']],
  [720, '12h', ['4h', '1h', '15m', '5m', '1m']],
  [3 * 1440, '3d', ['1d', '4h', '1h', '15m', '5m', '1m']]
])('a bar of %s minutes is labelled %s and built from %s', (minutes, label, sources) => {
  expect(intervalSources(minutes)).toEqual(sources)
  expect(barLength(intervalSources(minutes)[0]!, minutes).label).toBe(label)
})

it("keeps the interval of the loaded candles if the bar isn't a multiple of it", () => {
  expect(barLength('1h', 90)).toEqual(barLength('1h'))
  expect(barLength('1h', 60)).toEqual(barLength('1h'))
})
