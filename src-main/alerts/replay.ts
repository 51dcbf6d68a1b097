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
import { isMet, longestGapMs, noSignal, signalAfter, newReadings, type SignalMemory } from './signal'
import { minute } from '../../src-shared/time'

export interface GroupMemory {
  readonly signals: readonly SignalMemory[]
  /** Whether to stay silent while the conditions stay met, for example because the user was notified. */
  readonly notified: boolean
}

export interface AlertMemory {
  readonly groups: readonly GroupMemory[]
  readonly checkedAt: EpochMs | null
  readonly firedAt: EpochMs | null
  readonly firedCount: number
  /** Used instead of `groups` if the alert is about several coins. */
  readonly coins?: Readonly<Record<string, CoinMemory>>
}

/** `since` is when the alert was created or the coin was added. */
export interface CoinMemory {
  readonly since: EpochMs
  /** Missing while the coin is on the list. */
  readonly leftAt?: EpochMs
  readonly memory: AlertMemory
}

export interface ReplayedRule extends AlertDraft {
  /** When the alert was created, changed or resumed. Earlier data is ignored. */
  readonly since: EpochMs
  readonly snoozedUntil: EpochMs | null
}

export interface Occurrence {
  readonly key: string
  readonly at: EpochMs
  /** When the app stopped checking, for example because the computer slept. */
  readonly missedSince: EpochMs | null
  readonly conditions: readonly { readonly condition: AlertCondition; readonly signal: SignalMemory }[]
}

export const freshMemory = (anyOf: AlertDraft['anyOf']): AlertMemory => ({
  groups: anyOf.map(group => ({ signals: group.map(() => noSignal), notified: false })),
  checkedAt: null,
  firedAt: null,
  firedCount: 0
})

/**
 * The state after a pause. Events during the pause are ignored, and conditions that are still met don't
 * notify again.
 */
export const afterPause = ({ draft, memory }: { draft: AlertDraft; memory: AlertMemory }): AlertMemory => {
  const fresh = freshMemory(draft.anyOf)
  const groups = fresh.groups.map((group, position) => ({
    ...group,
    notified: memory.groups[position]?.notified ?? false
  }))
  const after = { ...fresh, groups, firedAt: memory.firedAt, firedCount: memory.firedCount }
  return withCoins(after, memory.coins, of => afterPause({ draft, memory: of }))
}

const withCoins = (
  memory: AlertMemory,
  coins: AlertMemory['coins'],
  change: (memory: AlertMemory) => AlertMemory
): AlertMemory =>
  coins === undefined
    ? memory
    : {
        ...memory,
        coins: Object.fromEntries(
          Object.entries(coins).map(([coin, of]) => [coin, { ...of, memory: change(of.memory) }])
        )
      }

/** A state in which conditions that are still met notify again, unless they're about past events. */
export function reminding({ draft, memory }: { draft: AlertDraft; memory: AlertMemory }): AlertMemory {
  const groups = memory.groups.map((group, position) => ({
    ...group,
    notified: group.notified && (draft.anyOf[position] ?? []).some(isEvent)
  }))
  const after = { ...memory, groups, firedAt: null, firedCount: 0 }
  return withCoins(after, memory.coins, of => reminding({ draft, memory: of }))
}

/** If the clock was set back by up to this much, evaluation waits, so that no time is evaluated twice. */
const waitedOutMs = 45 * 60_000

const presentMs = 5 * minute

interface Instant {
  readonly at: EpochMs
  readonly readings: readonly { readonly index: number; readonly reading: ConditionReading }[]
}

export function replay(
  rule: ReplayedRule,
  memory: AlertMemory,
  facts: AlertFacts
): { readonly memory: AlertMemory; readonly occurrences: readonly Occurrence[] } {
  let fired = { firedAt: memory.firedAt, firedCount: memory.firedCount }
  const occurrences: Occurrence[] = []
  const groups = memory.groups.map((group, position): GroupMemory => {
    const conditions = rule.anyOf[position] ?? []
    const evaluated = conditions.map((condition, index) => {
      const signal = notAhead(group.signals[index] ?? noSignal, facts.now, isOfNow(condition, rule))
      if (isLeft(condition, rule, signal, memory.firedAt, facts.now)) return { signal, readings: [] }
      return newReadings(condition, rule, facts, signal)
    })
    let { notified } = group
    let signals = evaluated.map(({ signal }) => signal)
    const read = instants(evaluated.map(({ readings }) => readings))
    for (const instant of [...read, ...snoozeEnd(rule, facts.now)]) {
      if (instant.readings.length === 0 && (notified || !areFresh(signals, instant.at))) continue
      const before = signals
      signals = applied(conditions, signals, instant, rule.hysteresisPercent)
      const at = rule.since <= facts.now ? Math.max(instant.at, rule.since) : instant.at
      const holding = holdsAll(conditions, signals, instant.at)
      if (holding === false) notified = false
      // Unknown conditions count as still met. Otherwise, the user would be notified twice.
      if (holding !== true) continue
      const events = signals.filter(({ event }, index) => event !== null && event !== before[index]?.event)
      if (events.length > 0 && conditions.some(isEvent)) notified = false
      if (notified && !comesBack(rule, fired, at, conditions)) continue
      const verdict = verdictOn(rule, fired, at, conditions)
      notified = verdict !== 'later'
      if (verdict !== 'fire') continue
      const moment = at < rule.since ? `${at}~${rule.since}` : `${at}`
      occurrences.push(
        occurrenceOf({ group: position, at, moment, now: facts.now }, conditions, signals, events)
      )
      fired = { firedAt: at, firedCount: fired.firedCount + 1 }
    }
    return { signals, notified }
  })
  return { memory: { groups, checkedAt: facts.now, ...fired }, occurrences }
}

/**
 * Whether the condition uses quotes as they arrive. They aren't stored, so evaluation can't wait until a
 * clock that was set back has caught up.
 */
const isOfNow = (condition: AlertCondition, { bars }: ReplayedRule): boolean =>
  bars === 'forming' && conditionDefinition(condition).sources.includes('quotes')

/** If the clock was set far back, evaluates every value from now on instead of waiting. */
function notAhead(signal: SignalMemory, now: EpochMs, isOfNow: boolean): SignalMemory {
  const { last } = signal
  return last === null || last.at <= now + (isOfNow ? 0 : waitedOutMs)
    ? signal
    : { ...signal, last: { ...last, at: now - 1 }, event: null }
}

/**
 * Once read, headlines count as seen and would never be reported, so they aren't read during the cooldown.
 * The first ones are always read.
 */
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

/** Adds an evaluation at the end of a snooze, which is needed even if there's no new value. */
const snoozeEnd = ({ snoozedUntil }: ReplayedRule, now: EpochMs): readonly Instant[] =>
  snoozedUntil !== null && snoozedUntil <= now ? [{ at: now, readings: [] }] : []

const areFresh = (signals: readonly SignalMemory[], now: EpochMs): boolean =>
  signals.every(
    ({ last }) => last !== null && now - last.at <= Math.max(last.standsForMs, presentMs) + minute
  )

/** Groups readings by their time, ascending. Headlines stay separate, so that none is lost. */
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

/** Null if that depends on an unknown condition. */
function holdsAll(
  conditions: readonly AlertCondition[],
  signals: readonly SignalMemory[],
  at: EpochMs
): boolean | null {
  const each = conditions.map((condition, index) =>
    isMet(signals[index] ?? noSignal, comparisonOf(condition), at)
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

function missedSince(events: readonly SignalMemory[], at: EpochMs, now: EpochMs): EpochMs | null {
  for (const { event, last } of events) {
    if (!event || !last) continue
    const gap = longestGapMs(last)
    if (event.since !== null && event.at - event.since > gap) return event.since
    if (now - at > gap) return event.since ?? at
  }
  return null
}
