import { m } from '../../messages/m'
import { define, onCandles } from '../definition'
import { choice, interval, parameter } from '../field'
import { formatFigure, formatSetting } from '../../format/figure'
import { highestBefore, lowestBefore, overBars } from '../over-bars'
import { at as valueAt } from '../../indicators/columns'

export const extreme = define(
  'extreme',
  {
    interval: interval('1d'),
    of: choice(m.conditions.extremeOf, m.conditions.extremeSide, 'high'),
    bars: parameter(m.conditions.bars, { isWhole: true, least: 2, most: 500, start: 20 })
  },
  {
    name: m.conditions.name.extreme,
    ...onCandles,
    distance: () => 'percent',
    comparison: ({ of }) => (of === 'high' ? 'above' : 'below'),
    readings: ({ interval: width, of, bars }, about, facts) =>
      overBars(width, about, facts, ({ high, low }) =>
        of === 'high'
          ? { value: index => valueAt(high, index), against: index => highestBefore(high, index, bars) }
          : { value: index => valueAt(low, index), against: index => lowestBefore(low, index, bars) }
      ),
    words: ({ interval: width, of, bars }) =>
      m.conditions.extremeWords({ side: of, bars: formatSetting(bars), interval: width }),
    now: ({ of }, { value }) => m.conditions.extremeNow({ side: of, value: formatFigure(value) }),
    neededBars: ({ bars }) => bars + 1,
    missing: () => null
  }
)
