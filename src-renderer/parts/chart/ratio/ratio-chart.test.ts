import { expect, it } from 'vitest'
import type { ChartWatch } from '../../../state/charts.svelte'
import { lacking, oldest } from './ratio-chart'

const watch = (coin: string, times: readonly number[], fetchedAt: number): ChartWatch =>
  ({ coin, series: { value: { time: Float64Array.from(times), fetchedAt } } }) as unknown as ChartWatch
const [sol, eth] = [watch('SOL', [3, 4, 5], 20), watch('ETH', [1, 2, 3, 5], 10)]

it.each([
  ['begins last', null, 'SOL'],
  ['has no bar in a gap', 4, 'ETH']
])('a ratio lacks the candles of the coin that %s', (_, since, coin) => {
  expect(lacking([sol, eth], since)?.coin).toBe(coin)
  expect(lacking([eth, sol], since)?.coin).toBe(coin)
})

it('the oldest series is refreshed first', () => {
  expect(oldest([sol, eth])?.coin).toBe('ETH')
  expect(oldest([])).toBeUndefined()
})
