import { expect, it } from 'vitest'
import { formatTimer } from '../../../../src-shared/format/span'
import { barCloseAt } from './intervals'

const at = (text: string): number => Date.parse(text)

it('counts to the close of the candle of this moment, however old the newest candle held is', () => {
  const now = at('2026-03-01T10:20:30Z')
  expect(barCloseAt('1h', at('2026-03-01T10:00:00Z'), now)).toBe(at('2026-03-01T11:00:00Z'))
  expect(barCloseAt('1h', at('2026-02-20T03:00:00Z'), now)).toBe(at('2026-03-01T11:00:00Z'))
  expect(barCloseAt('15m', at('2026-03-01T10:15:00Z'), now)).toBe(at('2026-03-01T10:30:00Z'))
})

it('keeps to the hour at which the service begins its days', () => {
  const now = at('2026-03-01T10:20:30Z')
  expect(barCloseAt('1d', at('2026-02-28T08:00:00Z'), now)).toBe(at('2026-03-02T08:00:00Z'))
})

it('begins the next candle at the very moment one closes', () => {
  const open = at('2026-03-01T10:00:00Z')
  expect(barCloseAt('1h', open, open + 3_600_000 - 1)).toBe(open + 3_600_000)
  expect(barCloseAt('1h', open, open + 3_600_000)).toBe(open + 7_200_000)
})

it('counts nothing down where no candle is held', () => {
  expect(barCloseAt('1h', undefined, 0)).toBeNull()
})

it('is shown as a clock, to the second', () => {
  expect(formatTimer(9_000)).toBe('0:09')
  expect(formatTimer(8_001)).toBe('0:09')
  expect(formatTimer(59 * 60_000 + 12_000)).toBe('59:12')
  expect(formatTimer(3 * 3_600_000 + 60_000 + 5_000)).toBe('3:01:05')
  expect(formatTimer(-5)).toBe('0:00')
})
