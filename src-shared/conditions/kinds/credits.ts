import { m } from '../../messages/m'
import { define, onMarket } from '../definition'
import { choice, comparison, number } from '../field'
import { formatFigure, formatPlainPercent } from '../../format/figure'
import { once } from '../over-quotes'
import { hour } from '../../time'

export const credits = define(
  'credits',
  {
    is: comparison('below'),
    value: number(m.conditions.left, { least: 0, start: 10 }),
    of: choice(m.conditions.countedIn, m.conditions.creditsOf, 'percent')
  },
  {
    name: m.credits.left,
    ...onMarket('quota'),
    distance: ({ of }) => (of === 'percent' ? 'points' : 'percent'),
    comparison: ({ is }) => is,
    readings: ({ of, value }, _, facts) => once(facts.creditsLeft(of), value, hour),
    words: ({ is, value, of }) =>
      m.conditions.creditsWords({ unit: of, comparison: m.conditions.is[is](), value: counted(of, value) }),
    now: ({ of }, { value }) => m.conditions.creditsNow({ value: counted(of, value) }),
    missing: m.conditions.creditsMissing
  }
)

const counted = (of: 'percent' | 'credits', value: number): string =>
  of === 'percent' ? formatPlainPercent(value) : formatFigure(value)
