import {
  comparisonOf,
  conditionDefinition,
  isEvent,
  type AlertCondition
} from '../../src-shared/conditions/catalogue'
import type { ConditionReading } from '../../src-shared/conditions/definition'
import type { AlertFacts } from '../../src-shared/conditions/facts'
import type { AlertDraft } from '../../src-shared/contract/alerts'
import type { EpochMs } from '../../src-shared/contract/values'
import { comesBack, verdictOn } from './behaviour'
import { holds, longestGapMs, noSignal, signalAfter, unseenOf, type SignalMemory } from './signal'
import { minute } from '../../src-shared/time'

/** A group of conditions joined by AND. */
export interface GroupMemory {
  readonly signals: readonly SignalMemory[]
  /** While the group holds, the user was already notified or must not be. */
  readonly told: boolean
}

/** Written together with the inbox entries. */
export interface AlertMemory {
  readonly groups: readonly GroupMemory[]
  readonly checkedAt: EpochMs | null
  readonly firedAt: EpochMs | null
  readonly firedCount: number
}

export interface ReplayedRule extends AlertDraft {
  /** When it was created, changed or resumed. Anything earlier is ignored. */
  readonly since: EpochMs
  readonly snoozedUntil: EpochMs | null
}

export interface Occurrence {
  /** Unique within the alert. */
  readonly key: string
  readonly at: EpochMs
  /** Start of the gap it happened in. Null if noticed as it happened. */
  readonly missedSince: EpochMs | null
  readonly conditions: readonly { readonly condition: AlertCondition; readonly signal: SignalMemory }[]
}

export const freshMemory = (anyOf: AlertDraft['anyOf']): AlertMemory => ({
  groups: anyOf.map(group => ({ signals: group.map(() => noSignal), told: false })),
  checkedAt: null,
  firedAt: null,
  firedCount: 0
})

/** Ignores the pause, but remembers what was already notified. */
export const afterPause = ({ draft, memory }: { draft: AlertDraft; memory: AlertMemory }): AlertMemory => {
  const fresh = freshMemory(draft.anyOf)
  const groups = fresh.groups.map((group, position) => ({
    ...group,
    told: memory.groups[position]?.told ?? false
  }))
  return { ...fresh, groups, firedAt: memory.firedAt, firedCount: memory.firedCount }
}

/** After a snooze, lasting states notify again and past events don't. */
export function reminding({ draft, memory }: { draft: AlertDraft; memory: AlertMemory }): AlertMemory {
  const groups = memory.groups.map((group, position) => ({
    ...group,
    told: group.told && (draft.anyOf[position] ?? []).some(isEvent)
  }))
  return { ...memory, groups, firedAt: null, firedCount: 0 }
}

/** A smaller clock change is waited out, so that no moment is evaluated twice. */
const waitedOutMs = 45 * 60_000

/** A quote counts as current for this long. */
const presentMs = 5 * minute

interface Instant {
  readonly at: EpochMs
  readonly readings: readonly { readonly index: number; readonly reading: ConditionReading }[]
}

/** Evaluates an alert on all new facts in order of time, including those missed during sleep. Pure. */
export function replay(
  rule: ReplayedRule,
  memory: AlertMemory,
  facts: AlertFacts
): { readonly memory: AlertMemory; readonly occurrences: readonly Occurrence[] } {
  let fired = { firedAt: memory.firedAt, firedCount: memory.firedCount }
  const occurrences: Occurrence[] = []
  const groups = memory.groups.map((group, position): GroupMemory => {
    const conditions = rule.anyOf[position] ?? []
    const looked = conditions.map((condition, index) => {
      const signal = notAhead(group.signals[index] ?? noSignal, facts.now, isOfNow(condition, rule))
      if (isLeft(condition, rule, signal, memory.firedAt, facts.now)) return { signal, readings: [] }
      return unseenOf(condition, rule, facts, signal)
    })
    let { told } = group
    let signals = looked.map(({ signal }) => signal)
    const read = instants(looked.map(({ readings }) => readings))
    for (const instant of [...read, ...snoozeEnd(rule, facts.now)]) {
      if (instant.readings.length === 0 && (told || !areFresh(signals, instant.at))) continue
      const before = signals
      signals = applied(conditions, signals, instant, rule.hysteresisPercent)
      // If the clock was set back after the alert was made, start at the readings' time.
      const at = rule.since <= facts.now ? Math.max(instant.at, rule.since) : instant.at
      const holding = holdsAll(conditions, signals, instant.at)
      if (holding === false) told = false
      // Becoming unknown doesn't end a state, or it would notify again once known.
      if (holding !== true) continue
      const events = signals.filter(({ event }, index) => event !== null && event !== before[index]?.event)
      if (events.length > 0 && conditions.some(isEvent)) told = false
      if (told && !comesBack(rule, fired, at, conditions)) continue
      const verdict = verdictOn(rule, fired, at, conditions)
      told = verdict !== 'later'
      if (verdict !== 'fire') continue
      const moment = at < rule.since ? `${at}~${rule.since}` : `${at}`
      occurrences.push(
        occurrenceOf({ group: position, at, moment, now: facts.now }, conditions, signals, events)
      )
      fired = { firedAt: at, firedCount: fired.firedCount + 1 }
    }
    return { signals, told }
  })
  return { memory: { groups, checkedAt: facts.now, ...fired }, occurrences }
}

/** Quotes are read only as they arrive, so waiting would lose them. */
const isOfNow = (condition: AlertCondition, { bars }: ReplayedRule): boolean =>
  bars === 'forming' && conditionDefinition(condition).sources.includes('quotes')

/**
 * After the clock was set far back, an alert must not stay silent until the old time. Counts everything from this
 * moment on.
 */
function notAhead(signal: SignalMemory, now: EpochMs, isOfNow: boolean): SignalMemory {
  const { last } = signal
  return last === null || last.at <= now + (isOfNow ? 0 : waitedOutMs)
    ? signal
    : { ...signal, last: { ...last, at: now - 1 }, event: null }
}

/** Read during the cooldown, new headlines would count as known and never notify. The first read always happens. */
const isLeft = (
  condition: AlertCondition,
  { repeat, cooldownMs }: ReplayedRule,
  { seen }: SignalMemory,
  firedAt: EpochMs | null,
  now: EpochMs
): boolean =>
  comparisonOf(condition) === 'appears' &&
  seen !== null &&
  repeat === 'every' &&
  firedAt !== null &&
  Math.abs(now - firedAt) < cooldownMs

/** After a snooze, evaluates what was postponed without waiting for a new reading. */
const snoozeEnd = ({ snoozedUntil }: ReplayedRule, now: EpochMs): readonly Instant[] =>
  snoozedUntil !== null && snoozedUntil <= now ? [{ at: now, readings: [] }] : []

/** True if no bar has ended since the last reading, and quotes are minutes old. */
const areFresh = (signals: readonly SignalMemory[], now: EpochMs): boolean =>
  signals.every(
    ({ last }) => last !== null && now - last.at <= Math.max(last.standsForMs, presentMs) + minute
  )

/** Ordered by time. Each headline is a separate instant, so that none is lost. */
function instants(byCondition: readonly (readonly ConditionReading[])[]): readonly Instant[] {
  const all = byCondition.flatMap((readings, index) => readings.map(reading => ({ index, reading })))
  const found: { at: EpochMs; readings: { index: number; reading: ConditionReading }[] }[] = []
  for (const entry of all.toSorted((a, b) => a.reading.at - b.reading.at)) {
    const last = found.at(-1)
    const joins = last?.at === entry.reading.at && !entry.reading.appearance
    if (joins) last.readings.push(entry)
    else found.push({ at: entry.reading.at, readings: [entry] })
  }
  return found
}

function applied(
  conditions: readonly AlertCondition[],
  signals: readonly SignalMemory[],
  { readings }: Instant,
  hysteresisPercent: number
): SignalMemory[] {
  const next = [...signals]
  for (const { index, reading } of readings) {
    const condition = conditions[index]
    if (!condition) continue
    next[index] = signalAfter(next[index] ?? noSignal, comparisonOf(condition), reading, hysteresisPercent)
  }
  return next
}

/** False if any condition is false, else null if any is unknown. */
function holdsAll(
  conditions: readonly AlertCondition[],
  signals: readonly SignalMemory[],
  at: EpochMs
): boolean | null {
  const each = conditions.map((condition, index) =>
    holds(signals[index] ?? noSignal, comparisonOf(condition), at)
  )
  if (each.includes(false)) return false
  return each.includes(null) ? null : true
}

function occurrenceOf(
  { group, at, moment, now }: { group: number; at: EpochMs; moment: string; now: EpochMs },
  conditions: readonly AlertCondition[],
  signals: readonly SignalMemory[],
  events: readonly SignalMemory[]
): Occurrence {
  const headline = events.find(({ last }) => last?.appearance)?.last?.appearance?.id
  return {
    key: headline === undefined ? `${group}@${moment}` : `${group}#${headline}`,
    at,
    missedSince: missedSince(events, at, now),
    conditions: conditions.map((condition, index) => ({ condition, signal: signals[index] ?? noSignal }))
  }
}

/** Start of the gap the event lies in, or its own time if found long after. */
function missedSince(events: readonly SignalMemory[], at: EpochMs, now: EpochMs): EpochMs | null {
  for (const { event, last } of events) {
    if (!event || !last) continue
    const gap = longestGapMs(last)
    if (event.since !== null && event.at - event.since > gap) return event.since
    if (now - at > gap) return event.since ?? at
  }
  return null
}
