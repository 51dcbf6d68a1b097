import { define } from '../definition'
import { comparison, number } from '../field'
import { figure } from '../figures'
import { day, once } from '../over-quotes'

/** The fear and greed index. */
export const mood = define(
  'mood',
  { is: comparison('below'), value: number('Index, 0 to 100', { least: 0, most: 100, start: 20 }) },
  {
    name: 'Fear & greed',
    coin: 'none',
    sources: ['mood'],
    judgesOpenBars: false,
    distance: () => 'points',
    comparison: ({ is }) => is,
    readings: ({ value }, _, facts) => once(facts.mood(), value, day),
    words: ({ is, value }) => `fear & greed ${is} ${figure(value)}`,
    now: (_, { value }) => `Now ${figure(value)}`,
    missing: () => 'the index was not fetched since the start'
  }
)
