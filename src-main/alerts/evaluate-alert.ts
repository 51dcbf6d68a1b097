import { conditionDefinition } from '../../src-shared/conditions/catalogue'
import type { AlertDraft, Noticed } from '../../src-shared/contract/alerts'
import type { AlertWhy } from '../../src-shared/contract/alert-why'
import type { EpochMs } from '../../src-shared/contract/values'
import type { StoredAlert, NewEntry } from './alert-store'
import { isExpired } from './expiry'
import type { AlertFacts } from '../../src-shared/conditions/facts'
import { replay, type AlertMemory, type CoinMemory, type Occurrence } from './replay'
import { alertFor } from './scope'
import { hour, minute } from '../../src-shared/time'
import type { Steps } from './steps'

/** How often latest values are saved if the state is otherwise unchanged. */
const keepEveryMs = 15 * minute

export interface Evaluation {
  readonly alert: StoredAlert
  readonly noticed: readonly NewEntry[]
  readonly keep: 'state' | 'latest' | null
}

interface Circumstances {
  readonly facts: AlertFacts
  readonly simulated: boolean
  readonly savedAt: EpochMs
}

/** Returns null if the alert isn't active. */
export function* evaluateAlert(
  alert: StoredAlert,
  circumstances: Circumstances,
  coins: readonly string[]
): Steps<Evaluation | null> {
  if (alert.switched !== 'on' || isExpired(alert, circumstances.facts.now)) return null
  if (alert.draft.scope !== null) return yield* evaluatedForEach(alert, circumstances, coins)
  yield
  return evaluated(alert, circumstances)
}

const forgetAfterMs = hour

/** Evaluates an alert for each coin, and drops the state of coins that were removed long ago. */
function* evaluatedForEach(
  alert: StoredAlert,
  circumstances: Circumstances,
  coins: readonly string[]
): Steps<Evaluation> {
  const { draft, memory } = alert
  const before = memory.coins ?? {}
  const each: { readonly coin: string; readonly done: Evaluation }[] = []
  for (const coin of coins) {
    yield
    each.push({ coin, done: evaluated(alertFor(alert, coin, circumstances.facts.now), circumstances) })
  }
  const memories = each.map(({ coin, done: { alert: one } }): [string, CoinMemory] => [
    coin,
    { since: one.since, memory: one.memory }
  ])
  const { now } = circumstances.facts
  const isOnList = new Set(coins)
  const gone = Object.entries(before)
    .filter(([coin]) => !isOnList.has(coin))
    .map(([coin, of]): [string, CoinMemory] => [coin, { ...of, leftAt: of.leftAt ?? now }])
    .filter(([, { leftAt = now }]) => now - leftAt < forgetAfterMs)
  const setOf = (all: Readonly<Record<string, CoinMemory>>): string =>
    JSON.stringify(Object.entries(all).map(([coin, { leftAt }]) => [coin, leftAt]))
  const after = Object.fromEntries([...memories, ...gone])
  const keeps = new Set(each.map(({ done }) => done.keep))
  // A watchlist may get more coins, so its alert is never finished.
  const isDone = draft.scope?.kind === 'coins' && each.every(({ done }) => done.alert.switched === 'done')
  return {
    alert: {
      ...alert,
      memory: { ...memory, checkedAt: now, coins: after },
      switched: isDone ? 'done' : alert.switched
    },
    noticed: each.flatMap(({ coin, done }) =>
      done.noticed.map(entry => ({ ...entry, occurrenceKey: `${coin}:${entry.occurrenceKey}` }))
    ),
    keep:
      setOf(after) !== setOf(before) || keeps.has('state') ? 'state' : keeps.has('latest') ? 'latest' : null
  }
}

function evaluated(alert: StoredAlert, { facts, simulated, savedAt }: Circumstances): Evaluation {
  const { draft, since, snoozedUntil } = alert
  const { memory, occurrences } = replay({ ...draft, since, snoozedUntil }, alert.memory, facts)
  const noticed = occurrences.map((occurrence): NewEntry => ({
    noticed: noticedBy(draft, occurrence),
    why: whyOf(draft, occurrence),
    alertId: alert.id,
    occurrenceKey: occurrence.key,
    coin: draft.coin,
    at: occurrence.at,
    noticedAt: facts.now,
    missedSince: occurrence.missedSince,
    simulated,
    routes: draft.routes
  }))
  const done = draft.repeat === 'once' && memory.firedCount > 0
  const overdue = facts.now - savedAt >= keepEveryMs || facts.now < savedAt
  return {
    alert: { ...alert, memory, switched: done ? 'done' : alert.switched },
    noticed,
    keep:
      noticed.length > 0 || essence(memory) !== essence(alert.memory) ? 'state' : overdue ? 'latest' : null
  }
}

const noticedBy = ({ note }: AlertDraft, { conditions }: Occurrence): Noticed => ({
  code: 'conditions',
  conditions: conditions.map(({ condition, signal: { last, event } }) => {
    const appeared = last?.appearance && (event?.title ?? last.appearance.title)
    return {
      condition,
      value: last?.value ?? null,
      ...(last && conditionDefinition(condition).drawing ? { against: last.against } : {}),
      ...(last?.highSince === undefined ? {} : { highSince: last.highSince }),
      ...(appeared === undefined ? {} : { appeared })
    }
  }),
  note
})

const whyOf = ({ anyOf, bars, repeat }: AlertDraft, { conditions }: Occurrence): AlertWhy => ({
  rule: { anyOf, bars, repeat },
  met: conditions.map(({ condition, signal: { last, event } }) => {
    const isNew = event !== null && event.at === last?.at
    const hasBefore = isNew && event.since !== null && event.from !== null
    return {
      condition,
      reading: last && !last.appearance ? { at: last.at, value: last.value, against: last.against } : null,
      before: hasBefore ? { at: event.since, value: event.from } : null,
      since: isNew ? null : (event?.at ?? null)
    }
  })
})

/** The latest and the closest value are saved less often. */
function essence({ groups, firedAt, firedCount }: AlertMemory): string {
  const signals = groups.map(({ notified, signals: all }) => [
    notified,
    ...all.map(({ last, closest: _, ...rest }) => [last !== null, rest])
  ])
  return JSON.stringify([signals, firedAt, firedCount])
}
