import { at as valueAt } from '../../indicators/columns'
import { define } from '../definition'
import { interval, parameter, way } from '../field'
import { overBars } from '../over-bars'

const turns = { up: ' up', down: ' down', either: '' } as const

/** Supertrend turns. */
export const supertrend = define(
  'supertrend',
  {
    interval: interval('4h'),
    way: way('up', 'down', 'either way'),
    period: parameter('Period', { isWhole: true, least: 1, most: 500, start: 10 }),
    factor: parameter('Factor', { above: 0, most: 100, start: 3 })
  },
  {
    name: 'Supertrend turns',
    coin: 'needed',
    sources: ['candles'],
    judgesOpenBars: true,
    comparison: condition => (condition.way === 'either' ? 'crosses' : `crosses ${condition.way}`),
    readings: ({ interval: width, period, factor }, about, facts) =>
      overBars(width, about, facts, (_, line) => {
        const rising = line('supertrend', 'up', { period, factor })
        const falling = line('supertrend', 'down', { period, factor })
        if (!rising || !falling) return null
        // Of the two lines only the one that holds now has a value: which it is, is all that counts.
        const side = (index: number): number =>
          Number.isNaN(valueAt(rising, index)) ? (Number.isNaN(valueAt(falling, index)) ? NaN : -1) : 1
        return { value: side, against: () => 0 }
      }),
    lines: ({ period, factor }) => [{ indicator: 'supertrend', line: 'up', params: { period, factor } }],
    words: condition =>
      `Supertrend(${condition.period}, ${condition.factor}) on ${condition.interval} turns${turns[condition.way]}`,
    now: (_, { value }) => (value > 0 ? 'Up now' : 'Down now'),
    missing: () => null
  }
)
