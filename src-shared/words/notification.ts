import type { InboxEntry } from '../contract/alerts'
import type { Fault } from '../contract/fault'
import type { IncidentNotification, NotificationFacts } from '../contract/notice'
import { formatWhen } from '../format/date'
import { formatLongSpan } from '../format/span'
import { m } from '../messages/m'
import { budgetWords } from './budget'
import { diskWords } from './disk'
import { faultWords } from './fault'
import { inboxEntryWords, inboxGroupWords } from './inbox-entry'

export interface NotificationWords {
  readonly title: string
  readonly body: string
}

export function notificationWords(facts: NotificationFacts, now: number): NotificationWords {
  switch (facts.code) {
    case 'incident':
      return facts.phase === 'over' ? endWords(facts, now) : incidentWords(facts, now)
    case 'budget-used': {
      const { what, means } = budgetWords(facts)
      return { title: what, body: means }
    }
    case 'disk': {
      const { means, next } = diskWords(facts.trouble)
      return {
        title: m.tray.stoppedByDisk({ reason: m.disk.reason[facts.trouble.reason]() }),
        body: `${means} ${next}`
      }
    }
    case 'disk-over':
      return { title: m.notifications.otherIncidentOver(), body: m.disk.resolvedBody() }
    case 'window-crashing': {
      const means = m.notifications.windowLostMeans()
      return {
        title: m.notifications.windowCrashing(),
        body: m.notifications.windowCrashingBody({ means })
      }
    }
    case 'window-hung': {
      const means = m.notifications.windowLostMeans()
      return { title: m.notifications.windowHung(), body: m.notifications.windowHungBody({ means }) }
    }
    case 'window-cut-off': {
      const means = m.notifications.windowLostMeans()
      return { title: m.notifications.windowCutOff(), body: m.notifications.windowCutOffBody({ means }) }
    }
    case 'alerts':
      return alertsWords(facts.entries, now)
  }
}

function incidentWords({ fault, phase, since }: IncidentNotification, now: number): NotificationWords {
  const words = faultWords(fault)
  const { means: effect, next: remedy } = words
  const facts = { problem: subject(fault, words.what), effect, remedy }
  const body =
    fault.retryAt === null
      ? m.notifications.incidentBody(facts)
      : m.notifications.incidentWaitBody({ ...facts, until: formatWhen(fault.retryAt, now) })
  return {
    title: messageOf(incidents, fault.code) ?? words.what.replace(/\.$/, ''),
    body:
      phase === 'again' ? m.notifications.incidentAgain({ span: formatLongSpan(now - since), body }) : body
  }
}

function endWords({ fault, since }: IncidentNotification, now: number): NotificationWords {
  return {
    title: messageOf(m.notifications.incidentOver, fault.code) ?? m.notifications.otherIncidentOver(),
    body: m.notifications.incidentOverBody({ span: formatLongSpan(now - since) })
  }
}

/** If the plan excludes the operation, the text names it, because other operations still work. */
function subject({ code, operation }: Fault, sentence: string): string {
  return code === 'plan-required' && operation !== null
    ? m.notifications.operationLocked({ operation })
    : sentence
}

const incidents = {
  ...m.notifications.incident,
  'unexpected-status': m.notifications.incident['unknown-endpoint'],
  unreadable: m.notifications.incident['unknown-endpoint'],
  refused: m.notifications.incident['unknown-endpoint']
}

const messageOf = (messages: Readonly<Record<string, () => string>>, code: string): string | undefined =>
  Object.hasOwn(messages, code) ? messages[code]?.() : undefined

/** The inbox shows all alerts. */
const mostLines = 4

function alertsWords(entries: readonly InboxEntry[], now: number): NotificationWords {
  const [first] = entries
  if (first && entries.length === 1) return inboxEntryWords(first, now)
  const coin = first?.coin ?? null
  if (coin !== null && entries.every(entry => entry.coin === coin)) {
    const { title, rules, body } = inboxGroupWords(entries, coin, now)
    return { title, body: linesOf(rules, body) }
  }
  const title = m.notifications.alerts({ count: entries.length })
  return {
    title: entries.some(({ simulated }) => simulated) ? m.alerts.entrySimulated({ title }) : title,
    body: linesOf(entries.map(entry => inboxEntryWords(entry).title))
  }
}

function linesOf(alerts: readonly string[], about = ''): string {
  const more = alerts.length - mostLines
  return [
    ...alerts.slice(0, mostLines),
    ...(more > 0 ? [m.notifications.moreAlerts({ count: more })] : []),
    ...(about === '' ? [] : [about])
  ].join('\n')
}
