import { at as valueAt } from '../../indicators/columns'
import { m } from '../../messages/m'
import { define, onCandles } from '../definition'
import { comparison, interval, type Threshold } from '../field'
import { formatAsSet, formatFigure, formatRoundFigure } from '../../format/figure'
import { isUnitless, lineWords, type AlertLine } from '../line'
import { overBars } from '../over-bars'

export const indicator = define(
  'indicator',
  {
    interval: interval(),
    line: { type: 'line', label: m.conditions.line },
    is: comparison('crosses'),
    against: { type: 'threshold', label: m.conditions.against }
  },
  {
    name: m.conditions.name.indicator,
    ...onCandles,
    distance: ({ line }) => (isUnitless(line) ? 'points' : 'percent'),
    comparison: ({ is }) => is,
    readings: ({ interval: width, line, against }, about, facts) =>
      overBars(width, about, facts, candles => {
        const value = facts.line(candles, line)
        const other = 'line' in against ? facts.line(candles, against.line) : null
        if (!value || ('line' in against && !other)) return null
        const fixed = 'value' in against ? against.value : NaN
        return {
          value: index => valueAt(value, index),
          against: index => (other ? valueAt(other, index) : fixed)
        }
      }),
    lines: ({ line, against }) => [line, ...('line' in against ? [against.line] : [])],
    words: ({ interval: width, line, is, against }) => {
      const other = 'line' in against ? lineWords(against.line) : formatAsSet(against.value)
      return m.conditions.indicatorWords({
        line: lineWords(line),
        interval: width,
        comparison: m.conditions.is[is](),
        against: other
      })
    },
    now: ({ line, against }, { value }) =>
      m.conditions.lineNow({ line: lineWords(line), value: valueWords(line, value, against) }),
    figure: ({ line, against }, { value }) => valueWords(line, value, against),
    missing: () => null
  }
)

/** Shows more digits if the rounded value would look equal to the threshold. */
function valueWords(line: AlertLine, value: number, against: Threshold): string {
  const [rounded, level] = [formatRoundFigure(value), 'value' in against ? against.value : NaN]
  const isMistaken = value !== level && rounded === formatRoundFigure(level)
  return isUnitless(line) && !isMistaken ? rounded : formatFigure(value)
}
