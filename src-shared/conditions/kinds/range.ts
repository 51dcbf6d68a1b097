import { define } from '../definition'
import { comparison, percent } from '../field'
import { percents } from '../figures'
import { reading } from '../over-quotes'

/** The day's high over its low. */
export const range = define(
  'range',
  { is: comparison(), percent: percent({ above: 0, most: 10_000, start: 6 }) },
  {
    name: 'Day’s range',
    coin: 'needed',
    sources: ['quotes'],
    judgesOpenBars: false,
    distance: () => 'points',
    comparison: ({ is }) => is,
    readings: (condition, { coin }, facts) => {
      const quote = coin === null ? null : facts.quote(coin)
      if (!quote?.high || !quote.low) return []
      return [reading(quote.at, (quote.high / quote.low - 1) * 100, condition.percent)]
    },
    words: condition => `day’s range ${condition.is} ${percents(condition.percent)}`,
    now: (_, { value }) => `Range ${percents(value)}`,
    missing: () => 'the quote names no high and low'
  }
)
