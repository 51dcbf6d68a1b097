import { m } from '../../messages/m'
import { define, onQuotes } from '../definition'
import { asIs, choice, percent, way } from '../field'
import { formatPlainPercent } from '../../format/figure'
import { latestPrice, reading } from '../over-quotes'
import { day, hour, minute } from '../../time'

const spanMs = {
  '5m': 5 * minute,
  '10m': 10 * minute,
  '15m': 15 * minute,
  '30m': 30 * minute,
  '1h': hour,
  '2h': 2 * hour,
  '4h': 4 * hour,
  '8h': 8 * hour,
  '12h': 12 * hour,
  '24h': day,
  '7d': 7 * day,
  '30d': 30 * day,
  '90d': 90 * day,
  '365d': 365 * day
} as const
const spans = asIs(Object.keys(spanMs) as (keyof typeof spanMs)[])

export const change = define(
  'change',
  {
    way: way(m.conditions.changeWay),
    percent: percent({ above: 0, most: 10_000, start: 5 }),
    over: choice(m.conditions.over, spans, '1h')
  },
  {
    name: m.conditions.name.change,
    ...onQuotes,
    distance: () => 'points',
    comparison: condition => (condition.way === 'down' ? 'below' : 'above'),
    readings: (condition, about, facts) =>
      latestPrice(about, facts).flatMap(({ at, value }) => {
        const before = about.coin === null ? null : facts.priceAt(about.coin, at - spanMs[condition.over])
        if (before === null || before <= 0) return []
        const moved = (value / before - 1) * 100
        if (condition.way === 'either') return [reading(at, Math.abs(moved), condition.percent)]
        return [reading(at, moved, condition.way === 'up' ? condition.percent : -condition.percent)]
      }),
    words: ({ way: to, percent: by, over }) =>
      m.conditions.changeWords({ way: to, percent: formatPlainPercent(by), over }),
    now: ({ over }, { value }) => m.conditions.changeNow({ percent: formatPlainPercent(value), over }),
    missing: ({ over }) => m.conditions.changeMissing({ over }),
    remarks: ({ over }, coin, { knowsPriceAgo }) => {
      if (coin === null || knowsPriceAgo(spanMs[over])) return []
      return [{ code: 'price-ago-unknown', coin, over, chart: historyOf(spanMs[over]) }]
    },
    history: ({ over }) => historyOf(spanMs[over])
  }
)

/** Returns the shortest interval whose candles go back far enough. */
const historyOf = (ms: number): '5m' | '1h' | '1d' => (ms > 7 * day ? '1d' : ms > 4 * hour ? '1h' : '5m')
