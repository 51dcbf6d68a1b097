import { define } from '../definition'
import { comparison, number } from '../field'
import { figure } from '../figures'
import { hour, once } from '../over-quotes'

/** One of the numbers that the service's breadth answer holds. */
export const breadth = define(
  'breadth',
  {
    name: { type: 'text', label: 'Number', least: 1, most: 80, offers: 'breadth' },
    is: comparison(),
    value: number('Value', { start: 50 })
  },
  {
    name: 'Market breadth',
    coin: 'none',
    sources: ['breadth'],
    judgesOpenBars: false,
    distance: () => 'percent',
    comparison: ({ is }) => is,
    readings: ({ name, value }, _, facts) => once(facts.breadth(name), value, hour),
    words: ({ name, is, value }) => `breadth “${name}” ${is} ${figure(value)}`,
    now: (_, { value }) => `Now ${figure(value)}`,
    missing: ({ name }) => `the last breadth answer has no “${name}”, or none has come yet`,
    remarks: ({ name }, _, known) =>
      Object.keys(known.breadth).length > 0 && !(name in known.breadth)
        ? [`The last breadth answer has no “${name}”: it is judged once one has.`]
        : []
  }
)
