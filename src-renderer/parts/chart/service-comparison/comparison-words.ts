import type {
  ServiceComparison,
  ComparisonKind,
  ComparisonNote,
  Convention,
  Difference,
  Explanation,
  Fault,
  FaultCode,
  Interval,
  ServiceFigures
} from '@contract'
import { formatAge } from '../../../../src-shared/format/age'
import { formatCount, formatCredits } from '../../../../src-shared/format/credits'
import { wordedFault } from '../../../words/fault'
import { formatPrice } from '../../../../src-shared/format/price'
import { formatHundredths, formatTwoFigures } from '../../../../src-shared/format/figure'
import { m } from '../../../../src-shared/messages/m'
import { serviceLabel } from '../../../words/service-label'

export const comparisonNames: Readonly<
  Record<
    ComparisonKind,
    { readonly name: string; readonly about: string; readonly indicators: readonly string[] }
  >
> = {
  bollinger: {
    name: m.comparison.name.bollinger(),
    about: m.comparison.about.bollinger(),
    indicators: ['bollinger']
  },
  ichimoku: {
    name: m.comparison.name.ichimoku(),
    about: m.comparison.about.ichimoku(),
    indicators: ['ichimoku']
  },
  atr: { name: m.comparison.name.atr(), about: m.comparison.about.atr(), indicators: ['atr'] },
  supertrend: {
    name: m.comparison.name.supertrend(),
    about: m.comparison.about.supertrend(),
    indicators: ['supertrend']
  },
  ribbon: {
    name: m.comparison.name.ribbon(),
    about: m.comparison.about.ribbon(),
    indicators: ['sma-ribbon', 'ema-ribbon']
  },
  levels: { name: m.comparison.name.levels(), about: m.comparison.about.levels(), indicators: [] },
  technical: {
    name: m.comparison.name.technical(),
    about: m.comparison.about.technical(),
    indicators: ['rsi', 'macd']
  },
  correlation: {
    name: m.comparison.name.correlation(),
    about: m.comparison.about.correlation(),
    indicators: []
  }
}

export function comparisonKind(indicator: string): ComparisonKind | null {
  const kinds = Object.keys(comparisonNames) as ComparisonKind[]
  return kinds.find(kind => comparisonNames[kind].indicators.includes(indicator)) ?? null
}

/** Formats a difference with its sign: `+12.30`, `−0.0012`, or 0 if the values only differ by rounding. */
export function signed({ difference, local, service }: Difference): string {
  if (isRounding(local, service)) return '0'
  return `${difference > 0 ? '+' : ''}${formatPrice(difference)}`
}

const isRounding = (local: number, service: number): boolean =>
  Math.abs(service - local) <= Math.max(Math.abs(local), Math.abs(service)) * 1e-9

/**
 * Formats a difference in percent, with enough digits to distinguish it from 0: `+0.0021 %`. '' if a percentage
 * is meaningless.
 */
export function signedPercent({ percent }: Difference): string {
  if (percent === null || Math.abs(percent) > mostPercent) return ''
  const size = Math.abs(percent)
  if (size < 5e-7) return '0 %'
  const sign = percent > 0 ? '+' : '−'
  return `${sign}${percentText(size)} %`
}

function percentText(size: number): string {
  return size >= 0.005 ? formatHundredths(size) : formatTwoFigures(size)
}

export function explanationWords({ convention, fromPercent, toPercent }: Explanation): string {
  const to = toPercent < 1e-6 ? '0 %' : `${percentOrLess(toPercent)} %`
  return m.comparison.explanation({
    convention: conventionWords(convention),
    fromPercent: percentOrLess(fromPercent),
    to
  })
}

function conventionWords(convention: Convention): string {
  const { shift, days, ...plain } = m.comparison.convention
  switch (convention.code) {
    case 'shift':
      return shift(convention)
    case 'days':
      return days(convention)
    default:
      return plain[convention.code]()
  }
}

export function noteWords(note: ComparisonNote): string {
  return note.code === 'logarithmic-returns'
    ? m.comparison.note['logarithmic-returns'](note)
    : m.comparison.note[note.code]()
}

const percentOrLess = (size: number): string => (size < 0.0001 ? 'under 0.0001' : formatTwoFigures(size))

/** Temporary faults, after which the scheduler retries automatic calls but not those made by the user. */
const passing: readonly FaultCode[] = [
  'offline',
  'sign-in-page',
  'timed-out',
  'upstream-unavailable',
  'rate-limited',
  'limited',
  'quota-exceeded'
]

export function nextStepWords(fault: Fault): string {
  return passing.includes(fault.code) ? m.comparison.retryLater() : wordedFault(fault).next
}

/** In percent. Smaller differences are considered rounding. */
const leastPercent = 1e-6

/**
 * In percent. With a larger difference, the value is close to zero (as a MACD may be), and a percentage is
 * meaningless.
 */
const mostPercent = 100

export function comparisonSummaryWords(
  { rows, calculated, reported }: ServiceComparison,
  now: number
): string {
  if (!reported) return ''
  if (calculated?.verdict && reported.verdict)
    return verdictWords(calculated.verdict, reported.verdict, formatAge(reported.at, now))
  const [first] = rows
  if (!first) return m.comparison.summary.serviceOnly()
  const worst = rows.reduce((a, b) => (sizeOf(b.largest) > sizeOf(a.largest) ? b : a))
  const size = sizeOf(worst.largest)
  if (size < leastPercent) return m.comparison.summary.same()
  if (worst.largest.percent !== null && size > mostPercent) {
    const differing = rows.filter(({ largest }) => sizeOf(largest) >= leastPercent)
    return m.comparison.summary.count({ count: differing.length, all: rows.length })
  }
  return worst.largest.percent === null
    ? m.comparison.summary.difference({ difference: formatPrice(Math.abs(worst.largest.difference), 4) })
    : m.comparison.summary.percent({ percent: `${percentText(size)} %` })
}

/** The age is shown because an old verdict needn't apply to today's prices. */
function verdictWords(ours: string, reported: string, age: string): string {
  const [own, service] = [ours, reported].map(verdict =>
    serviceLabel(verdict.replaceAll('-', '_'))?.toLowerCase()
  )
  const verdicts =
    own === service
      ? m.comparison.summary.sameVerdict({ verdict: own ?? '' })
      : m.comparison.summary.verdicts({ ours: own ?? '', theirs: service ?? '' })
  return age === m.formats.now() ? verdicts : m.comparison.summary.earlier({ verdicts, age })
}

export function figureSourceWords({ at, origin, charged }: ServiceFigures, now: number): string {
  const source = {
    live: m.chart.markets.service(),
    cached: m.comparison.source.saved(),
    simulated: m.health.standing.simulated()
  }[origin]
  const span = formatAge(at, now)
  const age = span === m.formats.now() ? m.chart.legend.loadedNow() : m.chart.legend.age({ age: span })
  return charged === null
    ? m.comparison.sourceAge({ source, age })
    : m.comparison.sourceCharged({ source, age, charged: formatCredits(charged) })
}

export function spanWords({
  rows,
  interval,
  kind
}: Pick<ServiceComparison, 'rows' | 'interval' | 'kind'>): string {
  const bars = rows.map(row => row.bars)
  const [fewest, most] = [Math.min(...bars), Math.max(...bars)]
  const count = fewest === most ? formatCount(most) : m.comparison.barRange({ fewest, most })
  if (kind === 'correlation') return m.comparison.span.returns({ count })
  if (most <= 1) return ''
  return interval === '1d'
    ? m.comparison.span.days({ count })
    : m.comparison.span.candles({ interval, count })
}

export const candleWords = (interval: Interval): string =>
  interval === '1d' ? m.comparison.candles.daily() : m.comparison.candles.interval({ interval })

const sizeOf = ({ percent, difference }: Difference): number => Math.abs(percent ?? difference * 100)

/**
 * Returns the calculated value if the two only differ by rounding. Otherwise, two different numbers could be
 * shown next to a difference of 0.
 */
export const serviceText = (service: number, ours: number | null): string =>
  valueText(ours !== null && isRounding(ours, service) ? ours : service)

export function valueText(value: number): string {
  return formatPrice(value)
}
