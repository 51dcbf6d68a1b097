import {
  comparisonOf,
  definitionOf,
  isEvent,
  type AlertCondition
} from '../../src-shared/conditions/catalogue'
import type { Reading } from '../../src-shared/conditions/definition'
import type { AlertFacts } from '../../src-shared/conditions/facts'
import type { AlertDraft } from '../../src-shared/contract/alerts'
import type { EpochMs } from '../../src-shared/contract/values'
import { comesBack, verdictOn } from './behaviour'
import { holds, longestGapMs, noSignal, signalAfter, unseenOf, type SignalMemory } from './signal'
import { minute } from '../../src-shared/time'

/** What is remembered of one group of conditions joined by and. */
export interface GroupMemory {
  readonly signals: readonly SignalMemory[]
  /** The stretch in which it holds was told of, or was to be kept quiet. */
  readonly told: boolean
}

/** Kept over restarts, written together with what was noticed. */
export interface AlertMemory {
  readonly groups: readonly GroupMemory[]
  readonly checkedAt: EpochMs | null
  readonly firedAt: EpochMs | null
  readonly firedCount: number
}

export interface Rule extends AlertDraft {
  /** When it was made, changed or taken up again: what was before is none of its business. */
  readonly since: EpochMs
  readonly snoozedUntil: EpochMs | null
}

/** One time an alert came true. */
export interface Occurrence {
  /** Tells it apart from every other of this alert. */
  readonly key: string
  readonly at: EpochMs
  /** It happened after this moment, while nothing was watched; null = noticed as it happened. */
  readonly missedSince: EpochMs | null
  /** The conditions of the group that came true, with what was read of them. */
  readonly conditions: readonly { readonly condition: AlertCondition; readonly signal: SignalMemory }[]
}

export const freshMemory = (anyOf: AlertDraft['anyOf']): AlertMemory => ({
  groups: anyOf.map(group => ({ signals: group.map(() => noSignal), told: false })),
  checkedAt: null,
  firedAt: null,
  firedCount: 0
})

/** The memory after a pause: what happened in it is none of its business, and what was told before stays told. */
export const afterPause = ({ draft, memory }: { draft: AlertDraft; memory: AlertMemory }): AlertMemory => {
  const fresh = freshMemory(draft.anyOf)
  const groups = fresh.groups.map((group, position) => ({
    ...group,
    told: memory.groups[position]?.told ?? false
  }))
  return { ...fresh, groups, firedAt: memory.firedAt, firedCount: memory.firedCount }
}

/** The memory of a snoozed alert: what lasts is told of again after the snooze, an event that was is over. */
export function reminding({ draft, memory }: { draft: AlertDraft; memory: AlertMemory }): AlertMemory {
  const groups = memory.groups.map((group, position) => ({
    ...group,
    told: group.told && (draft.anyOf[position] ?? []).some(isEvent)
  }))
  return { ...memory, groups, firedAt: null, firedCount: 0 }
}

/**
 * A clock set back by less is waited out, so that no moment is evaluated twice: what happens meanwhile is found when
 * the time that was read last has come again.
 */
const waitedOutMs = 45 * 60_000

/** A quote is the present for this long. */
const presentMs = 5 * minute

interface Instant {
  readonly at: EpochMs
  readonly readings: readonly { readonly index: number; readonly reading: Reading }[]
}

/**
 * Evaluates an alert on everything new, in the order in which it happened, so that what was missed while the
 * machine slept is found too. Pure: the same facts and memory give the same answer.
 */
export function replay(
  rule: Rule,
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
      // Made with a clock that has been set back since, it begins where the readings are.
      const at = rule.since <= facts.now ? Math.max(instant.at, rule.since) : instant.at
      const holding = holdsAll(conditions, signals, instant.at)
      if (holding === false) told = false
      // Not to know is no end: what is known again later must not be told again.
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

/** Each quote is there once, as it comes: what one says while the old time is waited for, none says later. */
const isOfNow = (condition: AlertCondition, { bars }: Rule): boolean =>
  bars === 'forming' && definitionOf(condition).sources.includes('quotes')

/**
 * A clock set back far must not make an alert deaf for as long: from now on counts, what comes in at this moment too, and
 * nothing before it.
 */
function notAhead(signal: SignalMemory, now: EpochMs, isOfNow: boolean): SignalMemory {
  const { last } = signal
  return last === null || last.at <= now + (isOfNow ? 0 : waitedOutMs)
    ? signal
    : { ...signal, last: { ...last, at: now - 1 }, event: null }
}

/**
 * Whether what appears is left for after the rest: looked at now it would count as known, and never be told. What was
 * there at first is looked at in any case.
 */
const isLeft = (
  condition: AlertCondition,
  { repeat, cooldownMs }: Rule,
  { seen }: SignalMemory,
  firedAt: EpochMs | null,
  now: EpochMs
): boolean =>
  comparisonOf(condition) === 'appears' &&
  seen !== null &&
  repeat === 'every' &&
  firedAt !== null &&
  Math.abs(now - firedAt) < cooldownMs

/** After a snooze what was put off is looked at anew without waiting for another reading. */
const snoozeEnd = ({ snoozedUntil }: Rule, now: EpochMs): readonly Instant[] =>
  snoozedUntil !== null && snoozedUntil <= now ? [{ at: now, readings: [] }] : []

/** Each was read when it could last be: a bar has not ended since, a quote is minutes old. */
const areFresh = (signals: readonly SignalMemory[], now: EpochMs): boolean =>
  signals.every(
    ({ last }) => last !== null && now - last.at <= Math.max(last.standsForMs, presentMs) + minute
  )

/** Readings of all conditions in order of time; each headline is an instant of its own, so that none is lost. */
function instants(byCondition: readonly (readonly Reading[])[]): readonly Instant[] {
  const all = byCondition.flatMap((readings, index) => readings.map(reading => ({ index, reading })))
  const found: { at: EpochMs; readings: { index: number; reading: Reading }[] }[] = []
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

/** false as soon as one condition does not hold; else null where one is not known. */
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

/** Since when nothing was watched, where the event lies in such a gap or is found long after. */
function missedSince(events: readonly SignalMemory[], at: EpochMs, now: EpochMs): EpochMs | null {
  for (const { event, last } of events) {
    if (!event || !last) continue
    const gap = longestGapMs(last)
    if (event.since !== null && event.at - event.since > gap) return event.since
    if (now - at > gap) return event.since ?? at
  }
  return null
}
