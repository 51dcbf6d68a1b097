import { expect, it } from 'vitest'
import { hourCostWords } from './hour-cost'

const running = { paused: false }
const costing = (credits: number, part = {}) => ({
  forecast: {
    perDay: credits * 24,
    allowedPerDay: null,
    perHour: { credits, isAtMost: false, isComplete: true, isSlowed: false, ...part }
  }
})

it('says how much the next hour costs, and which part is uncertain', () => {
  expect(hourCostWords(costing(360.4), running)).toBe('The next hour costs about 360 credits.')
  expect(hourCostWords(costing(0.3), running)).toBe('The next hour costs about 1 credit.')
  expect(hourCostWords(costing(900, { isAtMost: true, isComplete: false }), running)).toBe(
    'The next hour costs at most 900 credits, plus calls of unknown price.'
  )
  expect(hourCostWords(costing(0, { isComplete: false }), running)).toBe(
    'The cost of the next hour is unknown until the first charges.'
  )
  expect(hourCostWords(costing(139, { isSlowed: true }), running)).toBe(
    'The next hour costs about 139 credits. Updates are slowed down to make credits last.'
  )
})

it('says that nothing is spent while updates are off or paused', () => {
  expect(hourCostWords({ forecast: null }, running)).toMatch(/^Automatic updates are off/)
  expect(hourCostWords(costing(360), { paused: true })).toMatch(/^Automatic updates are paused/)
  expect(hourCostWords(undefined, running)).toBe('')
})
