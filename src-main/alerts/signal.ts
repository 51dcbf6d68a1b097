import { conditionDefinition, type AlertCondition } from '../../src-shared/conditions/catalogue'
import type { About, ConditionReading } from '../../src-shared/conditions/definition'
import type { AlertFacts } from '../../src-shared/conditions/facts'
import type { Relation } from '../../src-shared/conditions/field'
import type { EpochMs } from '../../src-shared/contract/values'

export interface SignalMemory {
  readonly last: ConditionReading | null
  /** For above and below: whether the value is on that side of the threshold, including hysteresis. */
  readonly inside: boolean
  /** For crossings: the side of the threshold on which the value last was, 0 if unknown. */
  readonly side: -1 | 0 | 1
  /** For crossings: whether the value has moved far enough away for another crossing to count. */
  readonly armed: boolean
  readonly event: SignalEvent | null
  /** The value nearest to the threshold since the last event. */
  readonly closest: Pick<ConditionReading, 'at' | 'value' | 'against'> | null
  /** For headlines: seen IDs, newest last. Null before the first read. */
  readonly seen: readonly string[] | null
}

export interface SignalEvent {
  readonly at: EpochMs
  readonly until: EpochMs
  /** The event happened after this time and no later than `at`. */
  readonly since: EpochMs | null
  readonly from: number | null
  readonly title: string | null
}

export const noSignal: SignalMemory = {
  last: null,
  inside: false,
  side: 0,
  armed: true,
  event: null,
  closest: null,
  seen: null
}

/** Must exceed the number in a response, so that none counts as new again. */
const mostSeen = 600

/** How long a headline stays current for an alert that combines it with other conditions. */
const appearsForMs = 3_600_000

interface NewReadings {
  readonly signal: SignalMemory
  readonly readings: readonly ConditionReading[]
}

/**
 * The first evaluation only gets one value. If the condition is about headlines, it only marks the current
 * ones as seen.
 */
export function newReadings(
  condition: AlertCondition,
  { coin, bars }: Omit<About, 'since'>,
  facts: AlertFacts,
  signal: SignalMemory
): NewReadings {
  const definition = conditionDefinition(condition)
  if (definition.appearances) return appeared(definition.appearances(condition, coin, facts), facts, signal)
  const since = signal.last?.at ?? null
  const readings = definition.readings(condition, { coin, bars, since }, facts)
  const isNew = ({ at, value, against }: ConditionReading): boolean =>
    at > (since ?? -Infinity) && Number.isFinite(value - against)
  return { signal, readings: readings.filter(isNew) }
}

function appeared(
  there: readonly { readonly id: string; readonly title: string }[] | null,
  { now }: AlertFacts,
  signal: SignalMemory
): NewReadings {
  if (there === null) return { signal, readings: [] }
  if (signal.seen === null) return { signal: { ...signal, seen: there.map(({ id }) => id) }, readings: [] }
  const known = new Set(signal.seen)
  const readings = there
    .filter(({ id }) => !known.has(id))
    .map(({ id, title }) => ({
      at: now,
      value: 1,
      against: 0,
      standsForMs: appearsForMs,
      appearance: { id, title }
    }))
  return { signal, readings: readings.toReversed() }
}

/**
 * Once met, `above` stays met until the value falls below the threshold by the hysteresis. After a crossing,
 * the value must move away by the hysteresis before another crossing counts.
 * @param hysteresisPercent percent of the threshold
 */
export function signalAfter(
  memory: SignalMemory,
  is: Relation,
  reading: ConditionReading,
  hysteresisPercent: number
): SignalMemory {
  if (reading.appearance) return noticed(memory, reading, reading.appearance)
  const margin = (Math.abs(reading.against) * hysteresisPercent) / 100
  const distance = reading.value - reading.against
  const after =
    is === 'above' || is === 'below'
      ? entered(memory, reading, is === 'above' ? distance : -distance, margin)
      : is === 'touches'
        ? touched(memory, reading, distance, margin)
        : crossed(memory, is, reading, distance, margin)
  return { ...after, closest: closestAfter(memory, after, reading) }
}

function closestAfter(
  { closest, event }: SignalMemory,
  after: SignalMemory,
  { at, value, against }: ConditionReading
): SignalMemory['closest'] {
  if (after.event !== null && after.event !== event) return null
  const isCloser = closest === null || Math.abs(value - against) < Math.abs(closest.value - closest.against)
  return isCloser && !after.inside ? { at, value, against } : closest
}

/** Every plan loads data more often than this, so a longer gap means that values were missed. */
export const longestGapMs = ({ standsForMs }: ConditionReading): number =>
  Math.max(15 * 60_000, 3 * standsForMs)

/** Whether the condition is met. Null if that's unknown or the last value is outdated. */
export function isMet(memory: SignalMemory, is: Relation, at: EpochMs): boolean | null {
  if (memory.last === null && memory.seen === null) return null
  if (is === 'above' || is === 'below') {
    return memory.last !== null && at - memory.last.at <= longestGapMs(memory.last) ? memory.inside : null
  }
  return memory.event !== null && memory.event.at <= at && at < memory.event.until
}

function entered(
  memory: SignalMemory,
  last: ConditionReading,
  distance: number,
  margin: number
): SignalMemory {
  const inside = memory.inside ? distance >= -margin : distance > 0
  if (!inside) return { ...memory, last, inside, event: null }
  if (memory.inside) return { ...memory, last }
  return { ...memory, last, inside, event: eventAt(memory, last) }
}

function crossed(
  memory: SignalMemory,
  is: Relation,
  last: ConditionReading,
  distance: number,
  margin: number
): SignalMemory {
  const side = Math.sign(distance) as -1 | 0 | 1
  // The threshold itself is on neither side, so the next value decides.
  if (side === 0) return { ...memory, last }
  const far = Math.abs(distance) > margin || margin === 0
  if (memory.side === 0) return { ...memory, last, side, armed: true }
  const armed = memory.armed || far
  if (side === memory.side) return { ...memory, last, armed }
  // The value stayed close to the threshold since the last crossing, so this is noise.
  if (!armed) return { ...memory, last }
  const after = { ...memory, last, side, armed: far }
  const wanted = is === 'crosses' || (is === 'crosses up' ? side > 0 : side < 0)
  return wanted ? { ...after, event: eventAt(memory, last) } : after
}

/** A value within this percentage of the threshold touches it. */
const touchPercent = 0.1

/**
 * A touch counts if the value was farther away before, and has moved away by the hysteresis since the last
 * touch.
 */
function touched(
  memory: SignalMemory,
  last: ConditionReading,
  distance: number,
  margin: number
): SignalMemory {
  const reach = (Math.abs(last.against) * touchPercent) / 100
  const side = Math.sign(distance) as -1 | 0 | 1
  const isNear = Math.abs(distance) <= reach
  const isAway = Math.abs(distance) > reach + margin
  const touches = isNear || (memory.side !== 0 && side !== memory.side)
  const after = { ...memory, last, side, armed: isAway || (memory.armed && !touches) }
  return touches && memory.armed && memory.last !== null ? { ...after, event: eventAt(memory, last) } : after
}

function noticed(
  memory: SignalMemory,
  last: ConditionReading,
  { id, title }: { id: string; title: string }
): SignalMemory {
  const seen = [...(memory.seen ?? []), id].slice(-mostSeen)
  return { ...memory, last, seen, event: { ...eventAt(memory, last), title } }
}

function eventAt({ last: before }: SignalMemory, { at, standsForMs }: ConditionReading): SignalEvent {
  return { at, until: at + standsForMs, since: before?.at ?? null, from: before?.value ?? null, title: null }
}
