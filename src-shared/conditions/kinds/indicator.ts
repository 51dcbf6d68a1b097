import { at as valueAt } from '../../indicators/columns'
import { define } from '../definition'
import { comparison, interval } from '../field'
import { figure, roundFigure } from '../figures'
import { isUnitless, lineWords } from '../line'
import { overBars } from '../over-bars'

/** A line of an indicator, or of the candle itself, against a value or another line. */
export const indicator = define(
  'indicator',
  {
    interval: interval(),
    line: { type: 'line', label: 'Line' },
    is: comparison('crosses'),
    against: { type: 'threshold', label: 'Against' }
  },
  {
    name: 'Indicator',
    coin: 'needed',
    sources: ['candles'],
    judgesOpenBars: true,
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
      const other = 'line' in against ? lineWords(against.line) : figure(against.value)
      return `${lineWords(line)} on ${width} ${is} ${other}`
    },
    now: ({ line }, { value }) =>
      `${lineWords(line)} ${isUnitless(line) ? roundFigure(value) : figure(value)}`,
    missing: () => null
  }
)
