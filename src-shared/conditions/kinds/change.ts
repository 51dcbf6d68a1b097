import { define } from '../definition'
import { choice, percent, way } from '../field'
import { percents } from '../figures'
import { day, hour, latestPrice, minute, reading } from '../over-quotes'

const spanMs = {
  '5m': 5 * minute,
  '15m': 15 * minute,
  '1h': hour,
  '4h': 4 * hour,
  '24h': day,
  '7d': 7 * day
} as const
const spans = { '5m': '5m', '15m': '15m', '1h': '1h', '4h': '4h', '24h': '24h', '7d': '7d' } as const
const moves = { up: 'up', down: 'down', either: 'up or down' } as const

/** How far the price moved over a span that ends now. */
export const change = define(
  'change',
  {
    way: way('rises by', 'falls by', 'moves by'),
    percent: percent({ above: 0, most: 10_000, start: 5 }),
    over: choice('In', spans, '1h')
  },
  {
    name: 'Change over a time',
    coin: 'needed',
    sources: ['quotes'],
    judgesOpenBars: true,
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
    words: condition => `${moves[condition.way]} ${percents(condition.percent)} in ${condition.over}`,
    now: ({ over }, { value }) => `${value < 0 ? '−' : ''}${percents(Math.abs(value))} in ${over}`,
    missing: ({ over }) => `the price ${over} ago is not known here yet`,
    remarks: ({ over }, coin, { knowsPriceAgo }) => {
      if (coin === null || knowsPriceAgo(spanMs[over])) return []
      const chart = spanMs[over] > 4 * hour ? '1h' : '5m'
      return [
        `The price of ${coin} ${over} ago is not known here: it is judged after ${over} of watching, or once the ${chart} chart has been opened.`
      ]
    }
  }
)
