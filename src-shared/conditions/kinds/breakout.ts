import { at as valueAt } from '../../indicators/columns'
import { define } from '../definition'
import { interval, parameter, way } from '../field'
import { figure } from '../figures'
import { overBars } from '../over-bars'

const leaves = {
  up: 'above the upper Bollinger band',
  down: 'below the lower Bollinger band',
  either: 'outside the Bollinger bands'
} as const

/** The close leaves the Bollinger bands. */
export const breakout = define(
  'breakout',
  {
    interval: interval(),
    way: way('closes above', 'closes below', 'closes outside'),
    period: parameter('Period', { isWhole: true, least: 2, most: 500, start: 20 }),
    factor: parameter('Factor', { above: 0, most: 100, start: 2 })
  },
  {
    name: 'Leaves the Bollinger bands',
    coin: 'needed',
    sources: ['candles'],
    judgesOpenBars: true,
    distance: () => 'percent',
    comparison: condition => (condition.way === 'down' ? 'below' : 'above'),
    readings: (condition, about, facts) =>
      overBars(condition.interval, about, facts, (candles, line) => {
        const { period, factor } = condition
        const upper = line('bollinger', 'upper', { period, factor })
        const lower = line('bollinger', 'lower', { period, factor })
        if (!upper || !lower) return null
        const close = (index: number): number => valueAt(candles.close, index)
        if (condition.way === 'up') return { value: close, against: index => valueAt(upper, index) }
        if (condition.way === 'down') return { value: close, against: index => valueAt(lower, index) }
        // Half widths from the middle: 1 is the band itself, on either side.
        const halfWidths = (index: number): number => {
          const [high, low] = [valueAt(upper, index), valueAt(lower, index)]
          return Math.abs(close(index) - (high + low) / 2) / ((high - low) / 2)
        }
        return { value: halfWidths, against: () => 1 }
      }),
    lines: ({ period, factor }) => [{ indicator: 'bollinger', line: 'upper', params: { period, factor } }],
    words: condition =>
      `${condition.interval} close ${leaves[condition.way]} (${condition.period}, ${condition.factor})`,
    now: (condition, { value }) =>
      condition.way === 'either' ? 'Outside the bands' : `Close ${figure(value)}`,
    missing: () => null
  }
)
