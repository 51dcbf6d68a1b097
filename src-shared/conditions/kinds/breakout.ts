import { at as valueAt } from '../../indicators/columns'
import { m } from '../../messages/m'
import { define, onCandles } from '../definition'
import { interval, parameter, way } from '../field'
import { formatFigure } from '../../format/figure'
import { lineSettings } from '../line-settings'
import { overBars } from '../over-bars'

export const breakout = define(
  'breakout',
  {
    interval: interval(),
    way: way(m.conditions.breakoutWay),
    period: parameter(m.conditions.period, { isWhole: true, least: 2, most: 500, start: 20 }),
    factor: parameter(m.conditions.factor, { above: 0, most: 100, start: 2 })
  },
  {
    name: m.conditions.name.breakout,
    ...onCandles,
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
        const halfWidths = (index: number): number => {
          const [high, low] = [valueAt(upper, index), valueAt(lower, index)]
          return Math.abs(close(index) - (high + low) / 2) / ((high - low) / 2)
        }
        return { value: halfWidths, against: () => 1 }
      }),
    lines: ({ period, factor }) => [{ indicator: 'bollinger', line: 'upper', params: { period, factor } }],
    words: condition => m.conditions.breakoutWords(lineSettings(condition)),
    now: (condition, { value }) =>
      condition.way === 'either'
        ? m.conditions.breakoutOutside()
        : m.conditions.breakoutClose({ value: formatFigure(value) }),
    missing: () => null
  }
)
