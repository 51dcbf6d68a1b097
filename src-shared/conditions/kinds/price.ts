import { m } from '../../messages/m'
import { define, onQuotes } from '../definition'
import { comparison, number } from '../field'
import { formatAsSet } from '../../format/figure'
import { prices, reading } from '../over-quotes'
import { valueWords } from '../value-words'

export const price = define(
  'price',
  { is: comparison('crosses'), value: number(m.common.price, { above: 0, start: 'price' }) },
  {
    name: m.common.price,
    ...onQuotes,
    distance: () => 'percent',
    comparison: ({ is }) => is,
    readings: ({ value: against }, about, facts) =>
      prices(about, facts).map(({ at, value }) => reading(at, value, against)),
    priceLevel: ({ value }) => value,
    level: ({ value }) => value,
    atLevel: (condition, value) => ({ ...condition, value }),
    words: ({ is, value }, money = null) =>
      m.conditions.priceWords({
        comparison: m.conditions.is[is](),
        price: money === null ? formatAsSet(value) : `${formatAsSet(value)} ${money}`
      }),
    ...valueWords(formatAsSet),
    missing: m.conditions.priceMissing
  }
)
