import { expect, test } from 'vitest'
import { day } from '../../src-shared/time'
import { forecastOf } from './forecast'

const quota = { left: 300, periods: null, from: 0 }

test('reports the quota as exceeded if it would run out before the chosen time', () => {
  expect(forecastOf(10, quota, null, 'not-chosen', 0)).toMatchObject({
    allowed: 10,
    isBeyondQuota: false,
    isBeyond: false
  })
  expect(forecastOf(11, quota, null, 30, 0).isBeyondQuota).toBe(true)
  expect(forecastOf(11, quota, null, 7, 0).isBeyondQuota).toBe(false)
  expect(forecastOf(300, quota, null, 'as-planned', 5 * day).isBeyondQuota).toBe(false)
  // The time that the user chose has passed, so the quota has to last for one more day.
  expect(forecastOf(299, quota, null, 7, 8 * day)).toMatchObject({ allowed: 300, isBeyondQuota: false })
})

test('reports the daily budget as exceeded if the daily cost is higher', () => {
  expect(forecastOf(10, quota, 9, 'not-chosen', 0)).toMatchObject({
    allowed: 9,
    isBeyondQuota: false,
    isBeyond: true
  })
  expect(forecastOf(10, null, null, 30, 0)).toMatchObject({ allowed: Infinity, isBeyond: false })
})

test('reports the quota as exceeded only if it would run out before a known reset', () => {
  const resets = [1, 2, 3].map(at => ({ after: at * day - 1, by: at * day }))
  const periods = { since: 0, usedThen: 0, resets, quietTo: 3 * day }
  expect(forecastOf(600, { ...quota, periods }, null, 30, 3.5 * day).isBeyondQuota).toBe(false)
  expect(forecastOf(601, { ...quota, periods }, null, 30, 3.5 * day).isBeyondQuota).toBe(true)
})
