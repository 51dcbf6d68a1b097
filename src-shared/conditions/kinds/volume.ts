import { at as valueAt } from '../../indicators/columns'
import { m } from '../../messages/m'
import { define, onCandles } from '../definition'
import { choice, comparison, interval, number } from '../field'
import { formatAsSet, formatFigure } from '../../format/figure'
import { overBars } from '../over-bars'

const averageOver = 20

const times = (value: number): string => m.conditions.timesAverage({ value: formatFigure(value) })

export const volume = define(
  'volume',
  {
    interval: interval(),
    is: comparison(),
    value: number(m.common.volume, { above: 0, start: 3 }),
    of: choice(m.conditions.countedIn, m.conditions.volumeOf, 'average')
  },
  {
    name: m.common.volume,
    ...onCandles,
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
    words: ({ interval: width, is, value, of }) =>
      m.conditions.volumeWords({
        interval: width,
        comparison: m.conditions.is[is](),
        volume: of === 'average' ? times(value) : formatAsSet(value)
      }),
    now: ({ of }, { value }) =>
      of === 'average' ? times(value) : m.conditions.volumeNow({ value: formatFigure(value) }),
    missing: ({ interval: width }) => m.conditions.volumeMissing({ interval: width })
  }
)

function averageBefore(volumes: Float64Array, index: number): number {
  const before = volumes.subarray(Math.max(index - averageOver, 0), index)
  return before.length < averageOver ? NaN : before.reduce((sum, value) => sum + value, 0) / before.length
}
