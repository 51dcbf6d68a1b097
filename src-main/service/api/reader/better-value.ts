import { numberOf } from '../answers/numbers'
import { isLikely, perConcept, type Pick, type Slot } from './fields'
import { isReadable } from './vocabulary'

// Names whose ranks fall into the same group of 20 are equally good.
const alike = 20

/** A value whose name has a negative rank is always preferred. */
export function isBetter(one: Pick, other: Pick, wanted: string | null): boolean {
  if (one.slot.rank < 0 || other.slot.rank < 0) return one.slot.rank < other.slot.rank
  if (isLikely(one.slot) !== isLikely(other.slot)) return isLikely(other.slot) && worth(one, null) < 10
  // A time of day only wins over a plain date if both have the same meaning, because a bar may start at
  // midnight.
  const areAlike = conceptOf(one.slot) === conceptOf(other.slot)
  const [first, second] = [worth(one, wanted, areAlike), worth(other, wanted, areAlike)]
  if (first === second && one.slot.field === 'name' && other.slot.field === 'name') {
    if (isShortOf(one.value, other.value)) return true
    if (isShortOf(other.value, one.value)) return false
  }
  if (first === second && isZoned(one) !== isZoned(other) && isLocal(one) !== isLocal(other))
    return isZoned(one)
  return first === second ? one.slot.rank < other.slot.rank : first < second
}

export function areContested(one: Pick, other: Pick): boolean {
  const [{ slot: first }, { slot: second }] = [one, other]
  if (first.reads !== 'number' && first.reads !== 'percent') return false
  if (first.currency !== second.currency || first.window !== second.window) return false
  if (
    isLikely(first) ||
    isLikely(second) ||
    Math.floor(first.rank / alike) !== Math.floor(second.rank / alike)
  )
    return false
  const [value, otherNumber] = [numberOf(one.value), numberOf(other.value)]
  if (value === null || otherNumber === null || first.rank % 1 !== second.rank % 1) return false
  return Math.abs(value - otherNumber) > Math.abs(value) * 0.001
}

/** Prefers the requested currency, or no currency if none was requested. Otherwise, the rank decides. */
export function isBetterName(one: Slot<string>, other: Slot<string>, wanted: string | null): boolean {
  const [first, second] = [moneyWorth(one, wanted), moneyWorth(other, wanted)]
  return first === second ? one.rank < other.rank : first < second
}

/** `XRP` isn't the short form of a name, because it's only a code. */
const isShortOf = (name: unknown, long: unknown): boolean =>
  /[A-Z].*[a-z]/.test(String(name)) && String(long).startsWith(`${String(name)} `)

const isZoned = ({ key, slot }: Pick): boolean => slot.reads === 'time' && /utc|gmt/i.test(String(key))
const isLocal = (pick: Pick): boolean =>
  pick.slot.reads === 'time' && !isZoned(pick) && /:\d{2}(?:\.\d+)?$/.test(String(pick.value))

const conceptOf = ({ rank }: Slot<string>): number => Math.floor(rank / perConcept)

function worth({ value, slot }: Pick, wanted: string | null, isDayLess = true): number {
  const isBlank = value === null || value === undefined || value === ''
  const isDay =
    slot.reads === 'time' &&
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}(?:[T ]00:00(?::00(?:\.0+)?)?Z?)?$/.test(value)
  // As a code, `BTC` is better than `Bitcoin` and than the internal code `X:BTCUSD`.
  const isWords =
    slot.reads === 'code' &&
    typeof value === 'string' &&
    ((/[a-z]/.test(value) && /[A-Z ]/.test(value)) || /^[A-Z]+:/.test(value))
  // As a direction, `down` is better than a phrase such as `Death cross (50/200)`.
  const isPhrase = slot.reads === 'direction' && typeof value === 'string' && /\d|\S\s+\S/.test(value)
  const unread = isBlank ? 20 : isReadable(slot.reads, value) ? (isDay && isDayLess ? 4 : 0) : 10
  // A `change` without a unit next to a `percent` is an amount of money.
  const isUnmarked = slot.reads === 'percent' && slot.share === null
  return unread + (isWords || isPhrase ? 3 : 0) + (isUnmarked ? 0.5 : 0) + moneyWorth(slot, wanted)
}

function moneyWorth({ currency, isLesser }: Slot<string>, wanted: string | null): number {
  // Less specific names rank after names in dollars, but before names in other currencies.
  const lesser = isLesser === true ? 1.5 : 0
  if (currency === wanted) return lesser
  if (currency === null || wanted === null) return (currency === 'USD' || currency === null ? 1 : 2) + lesser
  return 3 + lesser
}
