import { m } from '../../messages/m'
import { define } from '../definition'
import { comparison, percent } from '../field'
import { formatUtcDay } from '../../format/date'
import { formatPlainPercent } from '../../format/figure'
import { latestPrice, reading } from '../over-quotes'

export const ath = define(
  'ath',
  { is: comparison('below'), percent: percent({ least: 0, most: 100, start: 5 }) },
  {
    name: m.conditions.name.ath,
    coin: 'needed',
    sources: ['quotes', 'ath'],
    evaluatesOpenBars: true,
    distance: () => 'points',
    comparison: ({ is }) => is,
    readings: (condition, about, facts) =>
      latestPrice(about, facts).flatMap(({ at, value }) => {
        const high = about.coin === null ? null : facts.ath(about.coin)
        if (high === null) return []
        const below = reading(at, Math.max(0, (1 - value / high.price) * 100), condition.percent)
        return [high.since === null ? below : { ...below, highSince: high.since }]
      }),
    words: ({ is, percent: by }) =>
      m.conditions.athWords({ comparison: is, verb: m.conditions.is[is](), percent: formatPlainPercent(by) }),
    now: (_, { value, highSince }) =>
      highSince === undefined
        ? m.conditions.athNow({ percent: formatPlainPercent(value) })
        : m.conditions.athNowSince({ percent: formatPlainPercent(value), day: formatUtcDay(highSince) }),
    missing: m.conditions.athMissing,
    history: () => '1d',
    remarks: (_, __, { ath: known }) => (known === null ? [] : [{ code: 'ath', known }])
  }
)
