import { expect, test } from 'vitest'
import { normaliseBody } from './inner-json'

const clock = '2026-02-17 03:27:54'
const meant = (others: object, time = clock): unknown =>
  (normaliseBody({ ...others, rows: [{ time }] }).body as { rows: readonly { time: unknown }[] }).rows[0]
    ?.time

test.each([
  [{ timezone: 'America/New_York' }, '2026-02-17T08:27:54.000Z'],
  [{ meta: { exchange_timezone: 'America/New_York', gmtoffset: -14400 } }, '2026-02-17T08:27:54.000Z'],
  [{ 'Meta Data': { '9. Time Zone': 'US/Eastern Time' } }, '2026-02-17T08:27:54.000Z'],
  [{ utc_offset: -18000 }, '2026-02-17T08:27:54.000Z'],
  [{ utc_offset: '+09:00' }, '2026-02-16T18:27:54.000Z'],
  [{ tz: 'UTC+9' }, '2026-02-16T18:27:54.000Z'],
  [{ zeitzone: 'America/New_York' }, '2026-02-17T08:27:54.000Z'],
  [{ huso_horario: 'America/New_York' }, '2026-02-17T08:27:54.000Z'],
  [{ fuseau: 'America/New_York' }, '2026-02-17T08:27:54.000Z']
])('reads times in the time zone declared by %j', (others, iso) => {
  expect(meant(others)).toBe(iso)
})

test.each([
  [{ timezone: 'UTC' }],
  [{ timezone: 'local' }],
  [{ timezone: 'IST' }],
  [{ gmtoffset: 0 }],
  [{ zona: 'EST' }],
  [{ timezone: 'America/New_York', utc_offset: 3600 }],
  [{ display: [{ timezone: 'Asia/Tokyo' }, { timezone: 'Europe/Berlin' }] }]
])('doesn’t convert times in a body with %j', others => {
  expect(meant(others)).toBe(clock)
})

test('reads days written before the month in the declared time zone', () => {
  expect(meant({ timezone: 'America/New_York' }, '17/02/2026 03:27:54')).toBe('2026-02-17T08:27:54.000Z')
  expect(meant({ timezone: 'America/New_York' }, '17.02.2026 03:27')).toBe('2026-02-17T08:27:00.000Z')
})

test('doesn’t convert dates, times with a zone of their own, or fields named UTC', () => {
  const tokyo = { timezone: 'Asia/Tokyo' }
  for (const time of ['2026-02-17T03:27:54Z', '2026-02-17 03:27:54+02:00', '2026-02-17'])
    expect(meant(tokyo, time)).toBe(time)
  expect(normaliseBody({ ...tokyo, time_utc: clock }).body).toEqual({ ...tokyo, time_utc: clock })
  const days = { ...tokyo, days: ['2026-02-17 00:00:00', '2026-02-18 00:00:00'] }
  expect(normaliseBody(days).body).toEqual(days)
})

test('converts times that are object keys, both in summer and in winter', () => {
  const bars = { '2026-02-17 04:00:00': 1, '2026-07-17 04:00:00': 2 }
  expect(normaliseBody({ zone: 1, tz: 'Europe/Berlin', bars }).body).toMatchObject({
    bars: { '2026-02-17T03:00:00.000Z': 1, '2026-07-17T02:00:00.000Z': 2 }
  })
})
