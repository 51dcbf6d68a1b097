import { expect, it } from 'vitest'
import type { CoinFigures } from '@contract'
import { marketColumns, shownColumns } from './market-columns'
import type { MarketRow } from './market-row'
import { emptyMarketRow } from './market-row.fixture'

it('limits the sparkline column to 160 px', () => {
  const spark = marketColumns('USD', { money: null, isMixed: false }, () => 0).find(
    ({ key }) => key === 'spark'
  )
  expect(spark?.width).toBeLessThanOrEqual(160)
  expect(spark?.grow).toBeUndefined()
})

const row = (part: Partial<MarketRow> = {}): MarketRow => ({ ...emptyMarketRow, ...part })
const figures: CoinFigures = {
  coin: 'ETH',
  fromHighPercent: null,
  highDay: null,
  highDays: null,
  spark: [1, 2],
  ranges: [],
  volume: null,
  endsAt: null,
  changes: { 7: 7.5, 30: null, 90: null, 365: null }
}

it.each([
  ['only prices while nothing else is loaded', [row()], 'coin price age day'],
  ['a column as soon as one row has a value', [row(), row({ rank: 2 })], 'rank coin price age day'],
  ['calculated columns once candles are loaded', [row(), row({ figures })], 'coin price age day days7 spark'],
  [
    'all columns if no coin matches',
    [],
    'rank coin price age day days7 days30 days90 days365 cap volume fromHigh spark'
  ]
])('shows %s', (_, rows, keys) => {
  const all = marketColumns('USD', { money: null, isMixed: false }, () => 0)
  expect(
    shownColumns(all, [], rows)
      .map(({ key }) => key)
      .join(' ')
  ).toBe(keys)
})

it('names the days that the high is of', () => {
  const all = marketColumns('USD', { money: null, isMixed: false }, () => 0)
  expect(all.find(({ key }) => key === 'fromHigh')?.label).toContain('365')
})
