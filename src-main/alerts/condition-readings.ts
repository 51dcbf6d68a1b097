import { definitionOf, type AlertCondition } from '../../src-shared/conditions/catalogue'
import type { About, Reading } from '../../src-shared/conditions/definition'
import type { AlertFacts } from '../../src-shared/conditions/facts'
import type { SignalMemory } from './signal'

/** An appearance goes with other conditions for this long. */
const standsForMs = 3_600_000

interface Looked {
  readonly signal: SignalMemory
  readonly readings: readonly Reading[]
}

/**
 * What a condition says that its memory has not seen, ascending in time. A condition never evaluated before gets one reading
 * to begin with, or takes what is there as known where it waits for what appears.
 */
export function lookedAt(
  condition: AlertCondition,
  { coin, bars }: Omit<About, 'since'>,
  facts: AlertFacts,
  signal: SignalMemory
): Looked {
  const definition = definitionOf(condition)
  if (definition.appearances) return appeared(definition.appearances(condition, coin, facts), facts, signal)
  const since = signal.last?.at ?? null
  const readings = definition.readings(condition, { coin, bars, since }, facts)
  const isNew = ({ at, value, against }: Reading): boolean =>
    at > (since ?? -Infinity) && Number.isFinite(value - against)
  return { signal, readings: readings.filter(isNew) }
}

function appeared(
  there: readonly { readonly id: string; readonly title: string }[] | null,
  { now }: AlertFacts,
  signal: SignalMemory
): Looked {
  if (there === null) return { signal, readings: [] }
  if (signal.seen === null) return { signal: { ...signal, seen: there.map(({ id }) => id) }, readings: [] }
  const known = new Set(signal.seen)
  const readings = there
    .filter(({ id }) => !known.has(id))
    .map(({ id, title }) => ({ at: now, value: 1, against: 0, standsForMs, appearance: { id, title } }))
  return { signal, readings: readings.toReversed() }
}
