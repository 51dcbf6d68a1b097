import { define } from '../definition'
import type { KnownHigh } from '../facts'
import { comparison, percent } from '../field'
import { dayOf, figure, percents } from '../figures'
import { latestPrice, reading } from '../over-quotes'

/** The distance below the all-time high. */
export const ath = define(
  'ath',
  { is: comparison('below'), percent: percent({ least: 0, most: 100, start: 5 }) },
  {
    name: 'Distance from all-time high',
    coin: 'needed',
    sources: ['quotes', 'ath'],
    judgesOpenBars: true,
    distance: () => 'points',
    comparison: ({ is }) => is,
    readings: (condition, about, facts) =>
      latestPrice(about, facts).flatMap(({ at, value }) => {
        const high = about.coin === null ? null : facts.ath(about.coin)
        if (high === null) return []
        const below = reading(at, Math.max(0, (1 - value / high.price) * 100), condition.percent)
        return [high.since === null ? below : { ...below, highSince: high.since }]
      }),
    words: condition => {
      const distance = percents(condition.percent)
      if (condition.is === 'below') return `less than ${distance} below the all-time high`
      if (condition.is === 'above') return `more than ${distance} below the all-time high`
      return `${condition.is} ${distance} below the all-time high`
    },
    now: (_, { value, highSince }) =>
      `${percents(value)} below ${highSince === undefined ? 'the all-time high' : `the highest price since ${dayOf(highSince)}`}`,
    missing: () => 'no all-time high is known: load it, or a year of daily candles',
    remarks: (_, __, known) => (known.ath === null ? [] : [highRemark(known.ath)])
  }
)

function highRemark({ price, from, since, passes }: KnownHigh): string {
  if (price === null)
    return 'No all-time high is known yet: it is judged once you load it, or open the daily chart.'
  const high = figure(price)
  if (from === 'service')
    return `All-time high ${high}, as the service says; later highs count by themselves.`
  const seen = `the highest price known here, ${high}, is of the time since ${since === null ? 'today' : dayOf(since)}`
  return passes
    ? `Judged by the daily candles: ${seen}. An earlier high counts once you load the service’s own figure.`
    : `Not judged yet: ${seen}, which is too short for an all-time high. Load it for the service’s own figure.`
}
