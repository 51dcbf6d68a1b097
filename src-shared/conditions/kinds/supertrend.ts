import { at as valueAt } from '../../indicators/columns'
import { m } from '../../messages/m'
import { define, onCandles } from '../definition'
import { interval, parameter, way } from '../field'
import { lineSettings } from '../line-settings'
import { overBars } from '../over-bars'

export const supertrend = define(
  'supertrend',
  {
    interval: interval('4h'),
    way: way(m.conditions.supertrendWay),
    period: parameter(m.conditions.period, { isWhole: true, least: 1, most: 500, start: 10 }),
    factor: parameter(m.conditions.factor, { above: 0, most: 100, start: 3 })
  },
  {
    name: m.conditions.name.supertrend,
    ...onCandles,
    comparison: condition => (condition.way === 'either' ? 'crosses' : `crosses ${condition.way}`),
    readings: ({ interval: width, period, factor }, about, facts) =>
      overBars(width, about, facts, (_, line) => {
        const rising = line('supertrend', 'up', { period, factor })
        const falling = line('supertrend', 'down', { period, factor })
        if (!rising || !falling) return null
        // At any time, only one of the two lines has a value.
        const side = (index: number): number =>
          Number.isNaN(valueAt(rising, index)) ? (Number.isNaN(valueAt(falling, index)) ? NaN : -1) : 1
        return { value: side, against: () => 0 }
      }),
    lines: ({ period, factor }) => [{ indicator: 'supertrend', line: 'up', params: { period, factor } }],
    words: condition => m.conditions.supertrendWords(lineSettings(condition)),
    now: (_, { value }) => m.conditions.supertrendNow({ side: value > 0 ? 'up' : 'down' }),
    past: (_, { value }) => m.conditions.supertrendPast({ side: value > 0 ? 'up' : 'down' }),
    missing: () => null
  }
)
