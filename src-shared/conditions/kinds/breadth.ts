import { m } from '../../messages/m'
import { define, onMarket } from '../definition'
import { comparison, number } from '../field'
import { formatAsSet, formatFigure } from '../../format/figure'
import { once } from '../over-quotes'
import { valueWords } from '../value-words'
import { hour } from '../../time'

export const breadth = define(
  'breadth',
  {
    name: { type: 'text', label: m.conditions.breadthNumber, least: 1, most: 80, offers: 'breadth' },
    is: comparison(),
    value: number(m.conditions.value, { start: 50 })
  },
  {
    name: m.conditions.name.breadth,
    ...onMarket('breadth'),
    distance: () => 'percent',
    comparison: ({ is }) => is,
    readings: ({ name, value }, _, facts) => once(facts.breadth(name), value, hour),
    words: ({ name, is, value }) =>
      m.conditions.breadthWords({ name, comparison: m.conditions.is[is](), value: formatAsSet(value) }),
    ...valueWords(formatFigure),
    missing: ({ name }) => m.conditions.breadthMissing({ name }),
    remarks: ({ name }, _, known) =>
      Object.keys(known.breadth).length > 0 && !(name in known.breadth)
        ? [{ code: 'breadth-incomplete', name }]
        : []
  }
)
