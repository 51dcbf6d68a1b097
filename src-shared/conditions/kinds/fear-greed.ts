import { m } from '../../messages/m'
import { define, onMarket } from '../definition'
import { comparison, number } from '../field'
import { formatFigure } from '../../format/figure'
import { once } from '../over-quotes'
import { valueWords } from '../value-words'
import { day } from '../../time'

export const fearGreed = define(
  'fearGreed',
  { is: comparison('below'), value: number(m.conditions.index, { least: 0, most: 100, start: 20 }) },
  {
    name: m.common.fearGreed,
    ...onMarket('fearGreed'),
    distance: () => 'points',
    comparison: ({ is }) => is,
    readings: ({ value }, _, facts) => once(facts.fearGreed(), value, day),
    words: ({ is, value }) =>
      m.conditions.fearGreedWords({ comparison: m.conditions.is[is](), value: formatFigure(value) }),
    ...valueWords(formatFigure),
    missing: m.conditions.notLoaded
  }
)
