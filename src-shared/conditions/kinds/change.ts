import { m } from '../../messages/m'
import { define, onQuotes } from '../definition'
import { asIs, choice, percent, way } from '../field'
import { formatPlainPercent } from '../../format/figure'
import { prices, reading } from '../over-quotes'
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

/** The price may have moved back since the largest rise or fall. */
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
      prices(about, facts).flatMap(last => {
        if (about.coin === null || last.at <= (about.since ?? -Infinity)) return []
        const move = facts.moveTo(about.coin, last, spanMs[condition.over])
        if (move === null) return []
        const sign = condition.way === 'down' ? -1 : 1
        const [certain, possible] = [sign * move.certain[condition.way], sign * move.possible[condition.way]]
        const read = reading(last.at, certain, sign * condition.percent)
        return [possible === certain ? read : { ...read, possible }]
      }),
    words: ({ way: to, percent: by, over }) =>
      m.conditions.changeWords({ way: to, percent: formatPlainPercent(by), over }),
    now: ({ over }, { value, possible }) => {
      const percent = formatPlainPercent(value)
      if (possible === undefined) return m.conditions.changeNow({ percent, over })
      return m.conditions.changeNowPossible({ percent, possible: formatPlainPercent(possible), over })
    },
    missing: ({ over }) => m.conditions.changeMissing({ over }),
    remarks: ({ over }, coin, { knowsPriceAgo }) => {
      if (coin === null || knowsPriceAgo(spanMs[over])) return []
      return [{ code: 'price-ago-unknown', coin, over, chart: historyOf(spanMs[over]) }]
    },
    windowMs: ({ over }) => spanMs[over],
    history: ({ over }) => historyOf(spanMs[over])
  }
)

const historyOf = (ms: number): '5m' | '1h' | '1d' => (ms > 7 * day ? '1d' : ms > 4 * hour ? '1h' : '5m')
