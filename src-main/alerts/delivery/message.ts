import type { InboxEntry } from '../../../src-shared/contract/alerts'
import type { EpochMs } from '../../../src-shared/contract/values'
import { m } from '../../../src-shared/messages/m'
import { inboxEntryWords } from '../../../src-shared/words/inbox-entry'
import { redact } from '../../platform/log/redaction'

/** A message has no other data about the user or the app. */
export interface AlertMessage {
  /** All messages about one trigger have the same ID. */
  readonly id: string
  readonly title: string
  readonly message: string
  readonly coin: string | null
  readonly value: number | null
  readonly note: string
  /** ISO 8601, in UTC. */
  readonly triggeredAt: string
  readonly noticedAt: string
  readonly simulated: boolean
}

/** Removes API keys, because headlines may contain anything. */
export function messageOf(entry: InboxEntry): AlertMessage {
  const { title, body } = inboxEntryWords(entry)
  const { noticed, coin } = entry
  const ofConditions = noticed.code === 'conditions' ? noticed : null
  return {
    id: String(entry.id),
    title: redact(title),
    message: redact(body),
    coin,
    value: ofConditions?.conditions[0]?.value ?? null,
    note: redact(ofConditions?.note ?? ''),
    triggeredAt: new Date(entry.at).toISOString(),
    noticedAt: new Date(entry.noticedAt).toISOString(),
    simulated: entry.simulated
  }
}

export function sampleMessage(now: EpochMs): AlertMessage {
  const message = messageOf({
    id: 0,
    alertId: 0,
    coin: 'BTC',
    at: now,
    noticedAt: now,
    missedSince: null,
    noticed: {
      code: 'conditions',
      conditions: [{ condition: { kind: 'price', is: 'above', value: 70_000 }, value: 70_012.5 }],
      note: m.routes.sampleNote()
    },
    simulated: false,
    read: false
  })
  return { ...message, id: 'test', title: m.routes.sampleTitle({ title: message.title }) }
}
