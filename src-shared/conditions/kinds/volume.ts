import { at as valueAt } from '../../indicators/columns'
import { define } from '../definition'
import { choice, comparison, interval, number } from '../field'
import { figure } from '../figures'
import { overBars } from '../over-bars'

/** Bars a volume is averaged over. */
const averageOver = 20

const times = (value: number): string => `${figure(value)}× its average`

/** A bar's volume, or how many times the average of the 20 bars before it. */
export const volume = define(
  'volume',
  {
    interval: interval(),
    is: comparison(),
    value: number('Volume', { above: 0, start: 3 }),
    of: choice('Counted in', { average: '× its average', amount: 'units' }, 'average')
  },
  {
    name: 'Volume',
    coin: 'needed',
    sources: ['candles'],
    judgesOpenBars: true,
    distance: () => 'percent',
    comparison: ({ is }) => is,
    readings: (condition, about, facts) =>
      overBars(condition.interval, about, facts, ({ volume: volumes }) => ({
        value: index =>
          condition.of === 'amount'
            ? valueAt(volumes, index)
            : valueAt(volumes, index) / averageBefore(volumes, index),
        against: () => condition.value
      })),
    words: condition =>
      `${condition.interval} volume ${condition.is} ${condition.of === 'average' ? times(condition.value) : figure(condition.value)}`,
    now: ({ of }, { value }) => (of === 'average' ? times(value) : `Volume ${figure(value)}`),
    missing: condition => `no ${condition.interval} candles with volume yet`
  }
)

function averageBefore(volumes: Float64Array, index: number): number {
  const before = volumes.subarray(Math.max(index - averageOver, 0), index)
  return before.length < averageOver ? NaN : before.reduce((sum, value) => sum + value, 0) / before.length
}
