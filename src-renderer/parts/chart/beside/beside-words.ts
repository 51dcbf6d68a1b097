import type {
  Beside,
  BesideKind,
  Difference,
  Explanation,
  Fault,
  FaultCode,
  Interval,
  ServiceFigures
} from '@contract'
import { formatAge } from '../../../../src-shared/format/age'
import { formatCount, formatCredits } from '../../../../src-shared/format/credits'
import { formatPrice } from '../../../../src-shared/format/price'

/** What is compared, in the order it is offered; `indicator` = what of ours is drawn with it. */
export const besideNames: Readonly<
  Record<
    BesideKind,
    { readonly name: string; readonly about: string; readonly indicators: readonly string[] }
  >
> = {
  bollinger: { name: 'Bollinger bands', about: '20 days, 2 deviations', indicators: ['bollinger'] },
  ichimoku: { name: 'Ichimoku', about: '9, 26, 52 days', indicators: ['ichimoku'] },
  atr: { name: 'Average true range', about: '14 days', indicators: ['atr'] },
  supertrend: { name: 'Supertrend', about: '10 days, factor 3', indicators: ['supertrend'] },
  ribbon: { name: 'Moving averages', about: 'SMA, EMA ribbon', indicators: ['sma-ribbon', 'ema-ribbon'] },
  levels: { name: 'Support and resistance', about: 'day’s pivots', indicators: [] },
  technical: { name: 'Technical analysis', about: 'RSI, MACD, verdict', indicators: ['rsi', 'macd'] },
  correlation: { name: 'Correlation', about: 'of daily returns', indicators: [] }
}

/** What an indicator of ours is compared as; null for what the service does not compute. */
export function kindOf(indicator: string): BesideKind | null {
  const kinds = Object.keys(besideNames) as BesideKind[]
  return kinds.find(kind => besideNames[kind].indicators.includes(indicator)) ?? null
}

/** A difference with its sign: `+12.30`, `−0.0012`; one of nothing but rounding is 0. */
export function signed({ difference, local, service }: Difference): string {
  const size = Math.max(Math.abs(local), Math.abs(service))
  if (Math.abs(difference) <= size * 1e-9) return '0'
  return `${difference > 0 ? '+' : ''}${formatPrice(difference)}`
}

/** Percent with as many digits as it takes to tell it from 0: `+0.0021 %`; '' where percent means nothing. */
export function signedPercent({ percent }: Difference): string {
  if (percent === null) return ''
  const size = Math.abs(percent)
  if (size < 5e-7) return '0 %'
  const sign = percent > 0 ? '+' : '−'
  return `${sign}${percentText(size)} %`
}

function percentText(size: number): string {
  return size >= 0.005 ? size.toFixed(2) : size.toPrecision(2).replace(/e-\d+$/, '')
}

/** What the convention of the service very likely is. */
export function explanationWords({ convention, fromPercent, toPercent }: Explanation): string {
  const to = toPercent < 1e-6 ? '0 %' : `${percentOrLess(toPercent)} %`
  return `Very likely a convention: computed with ${convention}, the largest difference falls from ${percentOrLess(fromPercent)} % to ${to}.`
}

const percentOrLess = (size: number): string =>
  size < 0.0001 ? 'under 0.0001' : Number(size.toPrecision(2)).toString()

/** What the clockwork would ask again: here a person asked, and nothing is asked behind their back. */
const passing: readonly FaultCode[] = [
  'offline',
  'sign-in-page',
  'timed-out',
  'upstream-unavailable',
  'rate-limited',
  'limited',
  'quota-exceeded'
]

/** What to do about a question that brought no answer. */
export function nextWords({ code, next }: Fault): string {
  return passing.includes(code) ? 'Ask again once that is over: nothing is asked here by itself.' : next
}

/** How the two agree, in one line for a list. */
export function summaryWords({ rows, said }: Beside): string {
  if (!said) return ''
  const [first] = rows
  if (!first) return 'service only'
  const worst = rows.reduce((a, b) => (sizeOf(b.largest) > sizeOf(a.largest) ? b : a))
  const size = sizeOf(worst.largest)
  if (size < 1e-6) return 'the same'
  return worst.largest.percent === null
    ? `${worst.largest.difference.toFixed(4).replace('-', '−')} at most`
    : `${signedPercent(worst.largest)} at most`
}

/** Whose answer it is, how old, and what it cost: `The service, 3 min old, 100 credits charged`. */
export function sourceWords({ at, origin, charged }: ServiceFigures, now: number): string {
  const whose = { live: 'The service', cached: 'The service, kept', simulated: 'Simulated' }[origin]
  const age = formatAge(at, now)
  const cost = charged === null ? '' : `, ${formatCredits(charged)} charged`
  return `${whose}, ${age === 'now' ? 'asked now' : `${age} old`}${cost}.`
}

/** Over which bars two lines are compared, and which the values shown are of. */
export function spanWords({ rows, interval, kind }: Pick<Beside, 'rows' | 'interval' | 'kind'>): string {
  const bars = rows.map(row => row.bars)
  const [fewest, most] = [Math.min(...bars), Math.max(...bars)]
  const count = fewest === most ? formatCount(most) : `${fewest} to ${most}`
  if (kind === 'correlation') return `Over ${count} daily returns.`
  if (most <= 1) return ''
  const unit = interval === '1d' ? 'days' : `${interval} candles`
  return `Values of the last closed ${interval === '1d' ? 'day' : `${interval} candle`} both have, compared over ${count} ${unit}.`
}

/** `daily candles`, `1h candles`. */
export const candleWords = (interval: Interval): string =>
  interval === '1d' ? 'daily candles' : `${interval} candles`

const sizeOf = ({ percent, difference }: Difference): number => Math.abs(percent ?? difference * 100)

/** A value of a row as it is shown. */
export function valueText(value: number): string {
  return formatPrice(value)
}
