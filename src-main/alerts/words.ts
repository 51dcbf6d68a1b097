import { definitionOf, type AlertCondition } from '../../src-shared/conditions/catalogue'
import type { AlertDraft } from '../../src-shared/contract/alerts'
import type { EpochMs } from '../../src-shared/contract/values'
import type { Occurrence } from './replay'

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
  const words = definitionOf(condition).words(condition)
  worded.set(condition, words)
  return words
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
      return signal.last === null ? [] : [`${definitionOf(condition).now(condition, signal.last)}.`]
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

const clockTime = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit'
})
const moment = (at: EpochMs): string => clockTime.format(at)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
