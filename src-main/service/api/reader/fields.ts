import type { Asked } from '../answers/asked'
import { isNone } from '../answers/json'
import { isEnvelope } from './furniture'
import { likelyPaths } from './likely-names'
import { taughtIn, type TaughtName } from './taught-name'
import { isCurrency } from './taught-value'
import { isReadable, meaningOf, type Concept, type Meaning, type Reads } from './vocabulary'
import type { Share } from './words'
import { WorkedOut } from './worked-out'

/** What fills a field of an operation's rows. */
export interface FieldRule {
  /** Best first. */
  readonly from: readonly Concept[]
  readonly reads: Reads
  /** Which spans a value may be about; those of a day, or none named, where left out. */
  readonly windows?: (window: string | null) => boolean
  /** Of two values of one name the one of the last 24 hours comes before one of the day, or of a span unnamed. */
  readonly rolling?: true
  /** Concepts whose values are percent points also where no name says so. */
  readonly unmarked?: readonly Concept[]
  /** Concepts that mean the field only where no span is named: a price of a span is how far it went. */
  readonly spanless?: readonly Concept[]
  /** Concepts that stand in for the field alone: what is named in dollars comes before them, though they are in no money. */
  readonly lesser?: readonly Concept[]
  /** Read as evidence alone, so not counted as taken: always, or where one of these fields stands beside it. */
  readonly aside?: true | readonly string[]
}

export type FieldTable<Field extends string> = Readonly<Record<Field, FieldRule>>

/** A value that may fill a field, and where it stands. */
export interface Pick {
  readonly value: unknown
  readonly holder: object
  readonly key: string | number
  readonly slot: Slot<string>
  /** Another key of the holder that says a part of it: the time of a day. */
  readonly beside?: string
}

/** What a name means to an operation. */
export interface Slot<Field extends string> {
  readonly field: Field
  readonly reads: Reads
  readonly rank: number
  readonly currency: string | null
  readonly window: string | null
  /** How its share is told, where the name says it. */
  readonly share: Share | null
  /** What its values are counted in, where the name says so: a million. */
  readonly scale?: number
  /** Only stands in for the field. */
  readonly isLesser?: true
  /** The name itself makes the field: a text there is no figure. */
  readonly isNamedHere: boolean
  /** What else the name may mean, for a value that cannot be read so. */
  readonly next: Slot<Field> | null
}

/** Fields that are named by what stands in the answer: `sma10`, `rsi`. */
export type Family<Field extends string> = (path: readonly string[]) => {
  readonly field: Field
  readonly reads: Reads
  readonly rank: number
  readonly share?: Share | null
} | null

export type Slots<Field extends string> = (path: readonly string[]) => Slot<Field> | null

/** Ways of reading that take words: they are in no money, and about no span. */
export const texts: ReadonlySet<Reads> = new Set(['text', 'word', 'code', 'venue'])
/** Ways of reading words: one that another comes before may still be told in its next sense. */
const wordy: ReadonlySet<Reads> = new Set(['code', 'text', 'word', 'direction', 'verdict'])
export const isWordy = (slot: Slot<string> | null | undefined): boolean =>
  slot !== null && slot !== undefined && wordy.has(slot.reads)
export const ofADay = (window: string | null): boolean => window === null || window === '24h'
/** Names with their paths: those of hundreds of coins that the figures stand under, each by each. */
const remembered = 20_000

/** Reads names by the one vocabulary, as one operation's fields. */
export const slotsFor = onceForEach((table, family) => path => {
  const taught = taughtIn(path.at(-1))
  return taught === null
    ? slotOf(table, meaningOf(path), family?.(path) ?? null)
    : slotTaught(table, taught, family)
})

/** What names may mean that the vocabulary does not quite know; their values come after any that are named. */
export const likelySlotsFor = onceForEach((table, family) => {
  // A family that takes any name has refused this one: it is no figure under a name like it either.
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

/** Worked out once for each table and each name: names mean the same in every answer of a kind. */
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
  const seen = new WorkedOut<Slot<Field> | null>(remembered)
  return path => seen.of(path.length === 1 ? (path[0] ?? '') : path.join('\n'), () => slots(path))
}

/** What a person taught is sure: it comes before whatever a name says. */
function slotTaught<Field extends string>(
  table: FieldTable<Field>,
  { kind, field, unit }: TaughtName,
  family: Family<Field> | undefined
): Slot<Field> | null {
  if (kind !== 'field') return null
  const own = Object.hasOwn(table, field)
    ? { field: field as Field, reads: table[field as Field].reads }
    : null
  const named = own ?? family?.([field]) ?? null
  if (named === null) return null
  const share = named.reads === 'percent' ? 'percent' : null
  const currency = isCurrency(unit) ? unit : null
  return { ...named, currency, window: null, share, rank: -1, isNamedHere: false, next: null }
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
      // No text is about a span: what looks like one is a figure of that span.
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

// Concepts of one field are fewer than fifty.
const onlyLikely = 10_000
/** Whether a name is only like one that is known. */
export const isLikely = ({ rank }: Slot<string>): boolean => rank >= onlyLikely / 2

// What hardly any value can be said not to be.
const vague: ReadonlySet<Reads> = new Set(['word', 'venue', 'unit', 'told', 'any'])

/** Whether a value bears out a name that is only like a known one. */
export const isLikelyValue = ({ reads }: Slot<string>, value: unknown): boolean =>
  !vague.has(reads) &&
  isReadable(reads, value) &&
  (reads !== 'code' || /^(?=.*[a-z])[\w-]{2,20}$/i.test(String(value)))

// Names of one concept, the best first, are fewer than that.
export const perConcept = 200

/** Whether a name was taken for a field in one of the senses that may fill it. */
export function isSense(slot: Slot<string> | undefined, { from }: FieldRule, concept: Concept): boolean {
  const place = from.indexOf(concept)
  return slot !== undefined && place !== -1 && Math.floor(slot.rank / perConcept) === place
}

/** The first sense of a name in which its value can be read. */
export function fitting<Field extends string>(slot: Slot<Field> | null, value: unknown): Slot<Field> | null {
  if (slot === null || slot.next === null || isNone(value)) return slot
  for (let other: Slot<Field> | null = slot; other !== null; other = other.next)
    if (isReadable(other.reads, value)) return other
  return slot
}

/** The money the call asked for, if any. */
export function wantedCurrency({ params }: Asked): string | null {
  const currency = (params['currency'] ?? params['convert'])?.trim() ?? ''
  return currency === '' ? null : currency.toUpperCase()
}
