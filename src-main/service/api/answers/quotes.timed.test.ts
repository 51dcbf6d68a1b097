import { expect, test } from 'vitest'
import { expectPause } from '../../../platform/time/work.fixture'
import { decodeAnswer } from './decode'
import { decodeQuotes } from './quotes'

const coins = Array.from({ length: 300 }, (_, index) => `C${index}X`)
const figures = (index: number): Record<string, unknown> => ({
  last: 5.5 + index,
  high: 6 + index,
  low: 4 + index,
  change: 0.3,
  bid: 5.4 + index,
  ask: 5.6 + index,
  volume: 1e6,
  market_cap: 1e9,
  time: 1_771_286_400 + index,
  exchange: 'binance'
})
const fields = Object.keys(figures(0))

const layouts: Readonly<Record<string, () => unknown>> = {
  'as rows': () => coins.map((symbol, index) => ({ symbol, ...figures(index) })),
  'by coin': () => Object.fromEntries(coins.map((coin, index) => [coin, figures(index)])),
  'by coin and money': () => Object.fromEntries(coins.map((coin, index) => [coin, { USD: figures(index) }])),
  'by figure and coin': () =>
    Object.fromEntries(
      fields.map(field => [
        field,
        Object.fromEntries(coins.map((coin, index) => [coin, figures(index)[field]]))
      ])
    )
}

/**
 * This layout may take longer. It's read twice, as sent and rearranged, because either may find more values.
 */
const readTwice = 'by figure and coin'

test.each(Object.entries(layouts))(
  'reads quotes of 300 coins within the time limit if they are sent %s',
  async (layout, bodyInLayout) => {
    const raw = JSON.stringify({ status: true, data: bodyInLayout() })
    const mostMs = layout === readTwice ? 100 : 40
    await expectPause(`quotes of 300 coins ${layout}`, { mostMs, rounds: 15 }, () => {
      const answer = decodeAnswer(decodeQuotes, JSON.parse(raw), { symbol: coins.join(' ') }, raw)
      expect(answer.data).toHaveLength(300)
    })
  }
)
