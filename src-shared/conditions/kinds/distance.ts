import { m } from '../../messages/m'
import { define, onCandles } from '../definition'
import { choice, comparison, interval, parameter, percent } from '../field'
import { formatPlainPercent, formatSetting } from '../../format/figure'
import { highestBefore, lowestBefore, overBars } from '../over-bars'
import { at as valueAt } from '../../indicators/columns'

export const distance = define(
  'distance',
  {
    interval: interval('1d'),
    is: comparison('below'),
    percent: percent({ least: 0, most: 100_000, start: 5 }),
    from: choice(m.conditions.from, m.conditions.distanceFrom, 'high'),
    bars: parameter(m.conditions.bars, { isWhole: true, least: 2, most: 500, start: 365 })
  },
  {
    name: m.conditions.name.distance,
    ...onCandles,
    distance: () => 'points',
    comparison: ({ is }) => is,
    readings: ({ interval: width, percent: against, from, bars }, about, facts) =>
      overBars(width, about, facts, ({ high, low, close }) => ({
        // Includes the current bar, so the distance is never negative.
        value: index =>
          from === 'high'
            ? (1 - valueAt(close, index) / highestBefore(high, index + 1, bars)) * 100
            : (valueAt(close, index) / lowestBefore(low, index + 1, bars) - 1) * 100,
        against: () => against
      })),
    words: ({ interval: width, is, percent: by, from, bars }) =>
      m.conditions.distanceWords({
        comparison: is,
        verb: m.conditions.is[is](),
        percent: formatPlainPercent(by),
        from,
        bars: formatSetting(bars),
        interval: width
      }),
    now: ({ from }, { value }) => m.conditions.distanceNow({ percent: formatPlainPercent(value), from }),
    neededBars: ({ bars }) => bars,
    missing: () => null
  }
)
