import { m } from '../../messages/m'
import { define, onQuotes } from '../definition'
import { comparison, percent } from '../field'
import { formatPlainPercent } from '../../format/figure'
import { reading } from '../over-quotes'

export const range = define(
  'range',
  { is: comparison(), percent: percent({ above: 0, most: 10_000, start: 6 }) },
  {
    name: m.conditions.name.range,
    ...onQuotes,
    evaluatesOpenBars: false,
    isLiveOnly: true,
    distance: () => 'points',
    comparison: ({ is }) => is,
    readings: (condition, { coin }, facts) => {
      const quote = coin === null ? null : facts.quote(coin)
      if (!quote?.high || !quote.low) return []
      return [reading(quote.at, (quote.high / quote.low - 1) * 100, condition.percent)]
    },
    words: ({ is, percent: most }) =>
      m.conditions.rangeWords({ comparison: m.conditions.is[is](), percent: formatPlainPercent(most) }),
    now: (_, { value }) => m.conditions.rangeNow({ percent: formatPlainPercent(value) }),
    missing: m.conditions.rangeMissing
  }
)
