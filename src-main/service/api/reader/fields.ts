import type { CallRequest } from '../answers/call-request'
import { isNone } from '../answers/json'
import { isEnvelope } from './metadata'
import { likelyPaths } from './likely-names'
import { isReadable, meaningOf, type Concept, type Meaning, type FieldReads } from './vocabulary'
import type { ShareUnit } from './words'
import { WorkedOut } from './worked-out'

export interface FieldRule {
  /** The best first. */
  readonly from: readonly Concept[]
  readonly reads: FieldReads
  /** By default, the field accepts a day and no period. */
  readonly windows?: (window: string | null) => boolean
  readonly rolling?: true
  /** Concepts whose values are in percentage points even if the name doesn't say so. */
  readonly unmarked?: readonly Concept[]
  /**
   * Concepts that don't mean this field if the name has a period. For example, a price over a period is a
   * change.
   */
  readonly spanless?: readonly Concept[]
  /** Less specific concepts. They rank after names in dollars. */
  readonly lesser?: readonly Concept[]
  /**
   * The value only helps to interpret other fields, either always or if one of these fields is there too.
   * It's then reported as unread.
   */
  readonly aside?: true | readonly string[]
}

export type FieldTable<Field extends string> = Readonly<Record<Field, FieldRule>>

export interface Pick {
  readonly value: unknown
  readonly holder: object
  readonly key: string | number
  readonly slot: Slot<string>
  readonly complementKey?: string
}

export interface Slot<Field extends string> {
  readonly field: Field
  readonly reads: FieldReads
  readonly rank: number
  readonly currency: string | null
  readonly window: string | null
  readonly share: ShareUnit | null
  readonly scale?: number
  readonly isLesser?: true
  /** If the value of a field that is named by the response can't be read, it's ignored. */
  readonly isNamedHere: boolean
  /** The next meaning of the name, for values that can't be read with this one. */
  readonly next: Slot<Field> | null
}

export type Family<Field extends string> = (path: readonly string[]) => {
  readonly field: Field
  readonly reads: FieldReads
  readonly rank: number
  readonly share?: ShareUnit | null
} | null

export type Slots<Field extends string> = (path: readonly string[]) => Slot<Field> | null

/** Values read in these ways have neither a currency nor a period. */
export const texts: ReadonlySet<FieldReads> = new Set(['text', 'word', 'code', 'venue'])
/** If two strings could be the same field, the worse one is read with the next meaning of its name. */
const wordy: ReadonlySet<FieldReads> = new Set(['code', 'text', 'word', 'direction', 'verdict'])
export const isWordy = (slot: Slot<string> | null | undefined): boolean =>
  slot !== null && slot !== undefined && wordy.has(slot.reads)
export const ofADay = (window: string | null): boolean => window === null || window === '24h'
/** The cache is large, because the name of a value may occur under hundreds of coins. */
const remembered = 20_000

export const slotsFor = onceForEach(
  (table, family) => path => slotOf(table, meaningOf(path), family?.(path) ?? null)
)

/** Names that are only similar to known ones rank after all exact names. */
export const likelySlotsFor = onceForEach((table, family) => {
  // A family that accepts any name isn't asked again, because it has already rejected this one.
  const members = family?.(['any name']) === null ? family : undefined
  return path => {
    if (path.some(isEnvelope)) return null
    for (const likely of likelyPaths(path)) {
      const slot = slotOf(table, meaningOf(likely), members?.(likely) ?? null)
      if (slot !== null) return asLikely(slot)
    }
    return null
  }
})

export const asLikely = <Field extends string>(slot: Slot<Field>): Slot<Field> => ({
  ...slot,
  rank: slot.rank + onlyLikely,
  next: slot.next === null ? null : asLikely(slot.next)
})

type SlotsFor = <Field extends string>(table: FieldTable<Field>, family?: Family<Field>) => Slots<Field>

function onceForEach(slots: SlotsFor): SlotsFor {
  const tables = new WeakMap<object, unknown>()
  return <Field extends string>(table: FieldTable<Field>, family?: Family<Field>) => {
    const before = tables.get(table) as Slots<Field> | undefined
    if (before !== undefined) return before
    const remembering = rememberingNames(slots(table, family))
    tables.set(table, remembering)
    return remembering
  }
}

function rememberingNames<Field extends string>(slots: Slots<Field>): Slots<Field> {
  const cached = new WorkedOut<Slot<Field> | null>(remembered)
  return path => cached.of(path.length === 1 ? (path[0] ?? '') : path.join('\n'), () => slots(path))
}

function slotOf<Field extends string>(
  table: FieldTable<Field>,
  meaning: Meaning | null,
  member: ReturnType<Family<Field>>
): Slot<Field> | null {
  const slots: Omit<Slot<Field>, 'next'>[] =
    member === null ? [] : [{ currency: null, window: null, share: null, isNamedHere: true, ...member }]
  for (const { concept, rank } of meaning?.senses ?? [])
    for (const field in table) {
      const {
        from,
        reads,
        windows = ofADay,
        rolling,
        unmarked = [],
        spanless = [],
        lesser = []
      } = table[field]
      const place = from.indexOf(concept)
      if (meaning === null || place === -1 || !windows(meaning.window)) continue
      if (meaning.window !== null && spanless.includes(concept)) continue
      // A period describes a number, so a name with a period isn't for text.
      if (meaning.window !== null && texts.has(reads) && table[field].windows === undefined) continue
      const isMarked = meaning.share !== null || unmarked.includes(concept)
      if (reads !== 'any' && isMarked !== (reads === 'percent')) continue
      const { currency, window, share } = meaning
      const later =
        (rolling && (window !== '24h' || meaning.isOfTheDay)) || (reads === 'percent' && share === null)
          ? 0.4
          : 0
      slots.push({
        field,
        reads,
        rank: place * perConcept + rank + later,
        currency,
        window,
        share,
        ...(meaning.scale === 1 ? {} : { scale: meaning.scale }),
        ...(lesser.includes(concept) ? { isLesser: true as const } : {}),
        isNamedHere: false
      })
    }
  return slots
    .toSorted((one, other) => other.rank - one.rank)
    .reduce<Slot<Field> | null>((next, slot) => ({ ...slot, next }), null)
}

// This is above the rank of any exact name, because a field has fewer than fifty concepts.
const onlyLikely = 10_000
export const isLikely = ({ rank }: Slot<string>): boolean => rank >= onlyLikely / 2

// These ways of reading accept almost any value, so a value doesn't confirm the name.
const vague: ReadonlySet<FieldReads> = new Set(['word', 'venue', 'unit', 'present', 'any'])

export const isLikelyValue = ({ reads }: Slot<string>, value: unknown): boolean =>
  !vague.has(reads) && isReadable(reads, value) && (reads !== 'code' || isCode(String(value)))

const isCode = (text: string): boolean =>
  /^(?=.*[a-z])[\w-]{2,20}$/i.test(text) && (text === text.toUpperCase() || text === text.toLowerCase())

// This is above the number of names of any concept.
export const perConcept = 200

export function isSense(slot: Slot<string> | undefined, { from }: FieldRule, concept: Concept): boolean {
  const place = from.indexOf(concept)
  return slot !== undefined && place !== -1 && Math.floor(slot.rank / perConcept) === place
}

/** Returns the slot itself if the value can't be read with any meaning. */
export function fieldsFitting<Field extends string>(
  slot: Slot<Field> | null,
  value: unknown
): Slot<Field> | null {
  if (slot === null || slot.next === null || isNone(value)) return slot
  for (let other: Slot<Field> | null = slot; other !== null; other = other.next)
    if (isReadable(other.reads, value)) return other
  return slot
}

/** Returns the requested currency in upper case, or null if none was requested. */
export function wantedCurrency({ params }: CallRequest): string | null {
  const currency = (params['currency'] ?? params['convert'])?.trim() ?? ''
  return currency === '' ? null : currency.toUpperCase()
}
