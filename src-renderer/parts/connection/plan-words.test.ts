import { expect, it } from 'vitest'
import { alertsDetail, creditsPerDayWords, everyChoices, perDayWords, quotaWords } from './plan-words'
import { everyWords } from '../../words/every'
import { day, minute } from '../../../src-shared/time'
import { m } from '../../../src-shared/messages/m'

it('shows intervals in the largest whole unit', () => {
  expect(
    [10_000, minute, 5 * minute, 60 * minute, 360 * minute, day, 7 * day, 90_000].map(everyWords)
  ).toEqual([
    m.plan.every.seconds({ count: '10' }),
    m.plan.every.minute(),
    m.plan.every.minutes({ ms: 5 }),
    m.plan.every.hour(),
    m.plan.every.hours({ ms: 6 }),
    m.plan.every.day(),
    m.plan.every.days({ ms: 7 }),
    m.plan.every.seconds({ count: '90' })
  ])
})

it("offers the current interval even if it isn't a standard one", () => {
  const labels = everyChoices('quotes', 45_000).map(({ label }) => label)
  expect(labels.slice(0, 4)).toEqual([
    m.plan.every.seconds({ count: '10' }),
    m.plan.every.seconds({ count: '30' }),
    m.plan.every.seconds({ count: '45' }),
    m.plan.every.minute()
  ])
  expect(everyChoices('quotes', minute).filter(({ value }) => value === '60000')).toHaveLength(1)
})

it("never offers less than the contract's minimum of 5 s", () => {
  for (const need of ['quotes', 'candles', 'fearGreed', 'news', 'coin-list'] as const)
    for (const { value } of everyChoices(need, minute)) expect(Number(value)).toBeGreaterThanOrEqual(5_000)
})

it('shows less than one call a day as one call in several days', () => {
  expect([0, 1 / 7, 1, 1440].map(perDayWords)).toEqual([
    '0',
    m.plan.callsPerDay({ count: '7' }),
    '1',
    '1,440'
  ])
})

it('shows unknown credits as a question mark and small numbers exactly', () => {
  expect([null, 0, 0.5, 10.2, 10_080].map(credits => creditsPerDayWords(credits))).toEqual([
    ...['?', '0', '0.5', '10', '10,080']
  ])
  expect(creditsPerDayWords(10_080, true)).toBe('≤10,080')
})

it('describes the data that alerts load, naming at most two series', () => {
  const detail = (series: readonly string[], breadth = false): string => alertsDetail({ series, breadth })
  expect([detail([], true), detail(['BTC 1h']), detail(['BTC 1h', 'ETH 4h', 'SOL 1d'], true)]).toEqual([
    'breadth',
    'candles for BTC 1h',
    'breadth, candles for BTC 1h, ETH 4h and 1 more'
  ])
})

it('shows the share of the quota only if cost and quota are known', () => {
  expect(quotaWords(2_500, 100_000)).toContain('2.5 % of the quota of 100,000')
  expect(quotaWords(10, 100_000)).toContain('less than 0.1 %')
  expect(quotaWords(150_000, 100_000)).toContain('150 %')
  expect(quotaWords(0, 100_000)).toContain('0 %')
  expect(quotaWords(null, 100_000)).not.toMatch(/ % /)
  expect(quotaWords(null, 10_000, 18_720)).toBe('That’s at least 187 % of the quota of 10,000 a day.')
  expect(quotaWords(2_500, null)).toBe(m.plan.share.quotaUnknown())
})
