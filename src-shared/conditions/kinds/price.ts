import { define } from '../definition'
import { comparison, number } from '../field'
import { figure } from '../figures'
import { prices, reading } from '../over-quotes'

/** The coin's price against a value. */
export const price = define(
  'price',
  { is: comparison('crosses'), value: number('Price', { above: 0, start: 'price' }) },
  {
    name: 'Price',
    coin: 'needed',
    sources: ['quotes'],
    judgesOpenBars: true,
    distance: () => 'percent',
    comparison: ({ is }) => is,
    readings: ({ value: against }, about, facts) =>
      prices(about, facts).map(({ at, value }) => reading(at, value, against)),
    level: ({ value }) => value,
    atLevel: (condition, value) => ({ ...condition, value }),
    words: ({ is, value }) => `price ${is} ${figure(value)}`,
    now: (_, { value }) => `Now ${figure(value)}`,
    missing: () => 'no fresh quote yet'
  }
)
