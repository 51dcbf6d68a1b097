import { define } from '../definition'
import { choice, comparison, number } from '../field'
import { figure, percents } from '../figures'
import { hour, once } from '../over-quotes'

/** What is left of the service's quota. */
export const credits = define(
  'credits',
  {
    is: comparison('below'),
    value: number('Left', { least: 0, start: 10 }),
    of: choice('Counted in', { percent: '% of the quota', credits: 'credits' }, 'percent')
  },
  {
    name: 'Credits left',
    coin: 'none',
    sources: ['quota'],
    judgesOpenBars: false,
    distance: ({ of }) => (of === 'percent' ? 'points' : 'percent'),
    comparison: ({ is }) => is,
    readings: ({ of, value }, _, facts) => once(facts.creditsLeft(of), value, hour),
    words: ({ is, value, of }) =>
      of === 'percent' ? `quota left ${is} ${percents(value)}` : `credits left ${is} ${figure(value)}`,
    now: ({ of }, { value }) => `${of === 'percent' ? percents(value) : figure(value)} left`,
    missing: () => 'the service has not told its quota since the start'
  }
)
