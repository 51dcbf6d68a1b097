import { conditionDefinition } from '../conditions/catalogue'
import type { InboxEntry, Noticed, NoticedCondition } from '../contract/alerts'
import { formatDayTime } from '../format/date'
import { formatLongSpan } from '../format/span'
import { htmlText } from '../format/html-text'
import { m } from '../messages/m'
import { minute } from '../time'
import { aboutCoin, joined } from './alert'

/**
 * @param shownAt when the text is shown as a notification, which may be after quiet hours. Null in the inbox
 */
export function inboxEntryWords(
  { noticed, coin, at, noticedAt, missedSince, simulated }: InboxEntry,
  shownAt: number | null = null
): {
  readonly title: string
  readonly body: string
} {
  // An earlier version stored this entry as text, which already says whether the data is simulated.
  if (noticed.code === 'sentences') return noticed
  const { conditions, note } = noticed
  const title = aboutCoin(coin, ruleWords(noticed, coin))
  const sentences = [
    ...conditions.flatMap(readWords),
    ...(missedSince === null ? lateWords(at, noticedAt, shownAt) : [missedWords(missedSince, at)]),
    ...(note === '' ? [] : [note])
  ]
  return { title: simulated ? m.alerts.entrySimulated({ title }) : title, body: sentences.join(' ') }
}

/** `price above 70,000` */
const ruleWords = (noticed: Noticed, coin: string | null): string =>
  noticed.code === 'sentences'
    ? noticed.title
    : noticed.conditions.length === 0
      ? m.alerts.entryUnreadable()
      : joined(
          noticed.conditions.map(({ condition }) => condition),
          coin,
          noticed.conditions.map(({ against = null }) => against)
        )

/**
 * Describes several alerts on `coin` that triggered together.
 * @param shownAt see {@link inboxEntryWords}
 */
export function inboxGroupWords(
  entries: readonly InboxEntry[],
  coin: string,
  shownAt: number | null = null
): {
  readonly title: string
  readonly rules: readonly string[]
  /** '' if the bodies differ. */
  readonly body: string
} {
  const title = m.alerts.inboxGroup({ coin, count: entries.length })
  const bodies = new Set(entries.map(entry => inboxEntryWords(entry, shownAt).body))
  const [body = ''] = bodies
  return {
    title: entries.some(({ simulated }) => simulated) ? m.alerts.entrySimulated({ title }) : title,
    rules: entries.map(({ noticed }) => ruleWords(noticed, coin)),
    body: bodies.size === 1 ? body : ''
  }
}

function readWords({ condition, value, highSince, appeared }: NoticedCondition): readonly string[] {
  if (appeared !== undefined) return [m.alerts.entryHeadline({ title: htmlText(appeared) })]
  if (value === null) return []
  const reading = { value, ...(highSince === undefined ? {} : { highSince }) }
  const definition = conditionDefinition(condition)
  return [
    m.alerts.entryReading({
      reading: definition.past?.(condition, reading) ?? definition.now(condition, reading)
    })
  ]
}

const leastLateMs = 2 * minute

function lateWords(at: number, noticedAt: number, shownAt: number | null): readonly string[] {
  const lateMs = (shownAt ?? noticedAt) - at
  if (lateMs < leastLateMs) return []
  const span = formatLongSpan(lateMs)
  return [shownAt === null ? m.alerts.entryLate({ span }) : m.alerts.entryAgo({ span })]
}

const missedWords = (since: number, at: number): string =>
  since === at
    ? m.alerts.entryMissedAt({ at: formatDayTime(at) })
    : m.alerts.entryMissedBetween({ since: formatDayTime(since), at: formatDayTime(at) })
