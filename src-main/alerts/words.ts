import type { AlertCondition, AlertDraft, AlertLine, Comparison } from '../../src-shared/contract/alerts'
import type { EpochMs } from '../../src-shared/contract/values'
import { definitionOf } from '../../src-shared/indicators/catalogue'
import { reader } from '../../src-shared/indicators/params'
import type { Occurrence } from './replay'
import type { Reading } from './signal'

/** `BTC: price above 70,000 and RSI(14) on 1h crosses up 30`. */
export function alertWords({ coin, anyOf }: Pick<AlertDraft, 'coin' | 'anyOf'>): string {
  const conditions = anyOf.map(group => group.map(conditionWords).join(' and ')).join(', or ')
  return coin === null ? capital(conditions) : `${coin}: ${conditions}`
}

/** A condition never changes and is said at every quote: it is worded once. */
const worded = new WeakMap<AlertCondition, string>()

/** One condition as a person says it. */
export function conditionWords(condition: AlertCondition): string {
  const known = worded.get(condition)
  if (known !== undefined) return known
  const words = wordsOf(condition)
  worded.set(condition, words)
  return words
}

function wordsOf(condition: AlertCondition): string {
  switch (condition.kind) {
    case 'price':
      return `price ${stands(condition.is, number(condition.value))}`
    case 'change':
      return `${moves[condition.way]} ${percent(condition.percent)} in ${condition.over}`
    case 'ath':
      return athWords(condition.is, percent(condition.percent))
    case 'range':
      return `day’s range ${stands(condition.is, percent(condition.percent))}`
    case 'volume': {
      const value =
        condition.of === 'average' ? `${number(condition.value)}× its average` : number(condition.value)
      return `${condition.interval} volume ${stands(condition.is, value)}`
    }
    case 'indicator': {
      const other =
        'line' in condition.against ? lineWords(condition.against.line) : number(condition.against.value)
      return `${lineWords(condition.line)} on ${condition.interval} ${stands(condition.is, other)}`
    }
    case 'supertrend':
      return `Supertrend(${condition.period}, ${condition.factor}) on ${condition.interval} turns${turns[condition.way]}`
    case 'breakout':
      return `${condition.interval} close ${leaves[condition.way]} (${condition.period}, ${condition.factor})`
    case 'mood':
      return `fear & greed ${stands(condition.is, number(condition.value))}`
    case 'breadth':
      return `breadth “${condition.name}” ${stands(condition.is, number(condition.value))}`
    case 'headline':
      return `a new headline with ${words(condition.words)}`
    case 'credits':
      return condition.of === 'percent'
        ? `quota left ${stands(condition.is, percent(condition.value))}`
        : `credits left ${stands(condition.is, number(condition.value))}`
  }
}

/** What a notification and the inbox say of one occurrence. */
export function occurrenceWords(
  draft: Pick<AlertDraft, 'coin' | 'note'>,
  { conditions, at, missedSince }: Occurrence,
  simulated: boolean
): { readonly title: string; readonly body: string } {
  const what = conditions.map(({ condition }) => conditionWords(condition)).join(' and ')
  const title = draft.coin === null ? capital(what) : `${draft.coin}: ${what}`
  const sentences = [
    ...conditions.flatMap(({ condition, signal }) => {
      if (signal.last?.thing) return [`“${signal.event?.title ?? signal.last.thing.title}”`]
      return signal.last === null ? [] : [`${nowWords(condition, signal.last)}.`]
    }),
    ...(missedSince === null ? [] : [missedWords(missedSince, at)]),
    ...(draft.note === '' ? [] : [draft.note])
  ]
  return { title: simulated ? `Simulated · ${title}` : title, body: sentences.join(' ') }
}

function missedWords(since: EpochMs, at: EpochMs): string {
  return since === at
    ? `It happened at ${moment(at)}, while nothing was watched.`
    : `It happened between ${moment(since)} and ${moment(at)}, while nothing was watched.`
}

/** What a condition's value is, as a person says it. */
export function nowWords(
  condition: AlertCondition,
  { value, highSince }: Pick<Reading, 'value' | 'highSince'>
): string {
  switch (condition.kind) {
    case 'change':
      return `${value < 0 ? '−' : ''}${percent(Math.abs(value))} in ${condition.over}`
    case 'ath':
      return `${percent(value)} below ${highSince === undefined ? 'the all-time high' : `the highest price since ${dayOf(highSince)}`}`
    case 'range':
      return `Range ${percent(value)}`
    case 'supertrend':
      return value > 0 ? 'Up now' : 'Down now'
    case 'breakout':
      return condition.way === 'either' ? 'Outside the bands' : `Close ${number(value)}`
    case 'indicator':
      return `${lineWords(condition.line)} ${isUnitless(condition.line) ? figure(value) : number(value)}`
    case 'volume':
      return condition.of === 'average' ? `${number(value)}× its average` : `Volume ${number(value)}`
    case 'credits':
      return condition.of === 'percent' ? `${percent(value)} left` : `${number(value)} left`
    default:
      return `Now ${number(value)}`
  }
}

/** Counted in points or percent of its own: neither a price nor a volume. */
export function isUnitless({ indicator }: AlertLine): boolean {
  const unit = definitionOf(indicator)?.unit
  return unit === 'points' || unit === 'percent'
}

/** `RSI(14)`, `MACD(12, 26, 9) signal`, `close`. */
export function lineWords({ indicator, params, line }: AlertLine): string {
  if (indicator === 'bar') return line
  const definition = definitionOf(indicator)
  if (!definition) return `${indicator} ${line}`
  const read = reader(definition, params)
  const values = definition.params.map(({ id }) => read(id))
  const name = definition.short + (values.length === 0 ? '' : `(${values.join(', ')})`)
  const output = definition.outputs.find(({ id }) => id === line)
  return definition.outputs.length > 1 && output ? `${name} ${output.name.toLowerCase()}` : name
}

/** `2026-11-22`, UTC. */
export const dayOf = (at: EpochMs): string => new Date(at).toISOString().slice(0, 10)

function athWords(is: Comparison, distance: string): string {
  if (is === 'below') return `less than ${distance} below the all-time high`
  if (is === 'above') return `more than ${distance} below the all-time high`
  return `${is} ${distance} below the all-time high`
}

const stands = (is: Comparison, value: string): string => `${is} ${value}`
const moves = { up: 'up', down: 'down', either: 'up or down' } as const
const turns = { up: ' up', down: ' down', either: '' } as const
const leaves = {
  up: 'above the upper Bollinger band',
  down: 'below the lower Bollinger band',
  either: 'outside the Bollinger bands'
} as const

const words = (list: string): string =>
  list
    .split(',')
    .map(word => word.trim())
    .filter(word => word !== '')
    .map(word => `“${word}”`)
    .join(' or ')

const digits = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 8 })
const number = (value: number): string => digits.format(value)
const hundredths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const fourDigits = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 4 })
/** What is read to a hundredth at most: `51.07`, `−0.0312`. */
const figure = (value: number): string =>
  Math.abs(value) < 10 ? fourDigits.format(value) : hundredths.format(value)
const percent = (value: number): string => `${hundredths.format(value)} %`
const clockTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit'
})
const moment = (at: EpochMs): string => clockTime.format(at)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
