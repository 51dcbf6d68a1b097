import { asRequestedCoin, bareCoins, type CallRequest } from '../answers/call-request'
import { isNone, isObject, isScalar, type JsonObject } from '../answers/json'
import { numberOf } from '../answers/numbers'
import { isAmountOf, isBook, isSized, isTimed } from './amount-of'
import { compactPlaces } from './compact-ticker'
import { isNumbered } from './containers'
import { copiesIn } from './copies'
import {
  asLikely,
  fieldsFitting,
  isLikely,
  isLikelyValue,
  isWordy,
  texts,
  wantedCurrency,
  type Pick,
  type Slot,
  type Slots
} from './fields'
import { areContested, isBetter } from './better-value'
import { isEnvelope } from './metadata'
import type { NamedKey } from './keys'
import { currencies } from './lexicon'
import { othersIn } from './others'
import type { RowShape } from './row'
import { sharedStarts } from './shared-starts'
import type { Trace } from './trace'
import { isOutcome, isReadable, meaningOf } from './vocabulary'
import { inFull, wordsOf } from './words'

const mostParts = 40
// An object with more keys may contain rows, but isn't a row.
const mostNames = 500

/** `sure` only finds known names. `all` also finds names that are similar to known ones. */
export interface Names<Field extends string> {
  readonly sure: Slots<Field>
  readonly all: Slots<Field>
}

const isCount = (key: string, part: JsonObject): boolean =>
  isEnvelope(key) || (/^_?(?:total|count|shards)$/i.test(key) && ('relation' in part || 'successful' in part))

const halfOfPair = (key: string, pair: JsonObject, { fields }: RowShape<string>): string | null =>
  (key === 'base' || key === 'quote') &&
  'currency' in fields &&
  isObject(pair['base']) &&
  isObject(pair['quote'])
    ? `${key}_currency`
    : null

export class PickCollector<Field extends string> {
  /** Values of the row's main field, such as the price, and the currencies they are in. */
  readonly moneys = new Map<number | null, string>()
  readonly contested = new Set<Field>()
  readonly #shape: RowShape<Field>
  readonly #request: CallRequest
  readonly #trace: Trace
  readonly #names: Names<Field>
  readonly #keyOf: (key: string, among?: JsonObject) => NamedKey | null
  readonly #wanted: string | null
  readonly #aside = new WeakMap<JsonObject, ReadonlySet<string> | null>()
  /** A single list is reused, because there may be tens of thousands of rows. */
  readonly #path: string[] = ['']

  constructor(
    shape: RowShape<Field>,
    request: CallRequest,
    trace: Trace,
    names: Names<Field>,
    keyOf: (key: string, among?: JsonObject) => NamedKey | null
  ) {
    this.#shape = shape
    this.#request = request
    this.#trace = trace
    this.#names = names
    this.#keyOf = keyOf
    this.#wanted = wantedCurrency(request)
  }

  begin(): void {
    this.moneys.clear()
    this.contested.clear()
  }

  /** A better value of a field isn't replaced. */
  collect(
    object: JsonObject,
    path: readonly string[],
    into: { [Name in Field]?: Pick | undefined },
    depth = 0
  ): void {
    let objects = 0
    let names = 0
    const unknown: string[] = []
    const compact = 'c' in object ? compactPlaces(object) : null
    const aside = this.asideIn(object)
    for (const key in object) {
      if (++names > mostNames) return
      const value = object[key]
      const at = path.length === 0 ? this.#alone(key) : [...path, key]
      if (isScalar(value)) {
        // If BTC was requested, `{"BTC": 68000}` is the price of bitcoin, not a price in bitcoin.
        if (
          this.#keyOf(key, object) === null ||
          (path.length === 0 && !(this.#shape.bare !== undefined && this.#isRequestedCoin(key)))
        )
          this.#offer(into, at, value, object, key)
        if (this.#names.sure(at) === null) unknown.push(key)
      } else if (Array.isArray(value)) {
        const place = compact?.get(key)
        if (place === undefined && isAmountOf(value)) this.#offer(into, at, value[0], value, 0, value[1])
        else if (place === undefined && isTimed(value)) {
          this.#offer(into, at, value[1], value, 1)
          this.#offer(into, ['time'], value[0], value, 0)
        } else if (place === undefined && isSized(value) && this.#isOffer(at))
          this.#offer(into, at, value[0], value, 0)
        else if (place === undefined && isBook(value) && this.#isOffer(at)) this.#offerBest(into, at, value)
        else if (place === undefined) this.#offerList(into, at, value, object, key)
        else this.#offer(into, at, (value as readonly unknown[])[place], value, place)
      } else if (
        // If there are many objects, they are rows keyed by name.
        isObject(value) &&
        depth < 4 &&
        ++objects <= mostParts &&
        this.#keyOf(key, object) === null &&
        !isNumbered(key, value) &&
        !isCount(key, value) &&
        aside?.has(key) !== true
      )
        this.collect(value, [...path, halfOfPair(key, object, this.#shape) ?? key], into, depth + 1)
    }
    if (unknown.length > 1) this.#collectShared(object, unknown, path, into)
  }

  #collectShared(
    object: JsonObject,
    keys: readonly string[],
    path: readonly string[],
    into: { [Name in Field]?: Pick | undefined }
  ): void {
    for (const start of sharedStarts(keys))
      for (const key of keys.filter(name => name.startsWith(start))) {
        const slot = this.#names.all([...path, key.slice(start.length)])
        if (slot === null || !this.#trace.takesLikely(slot.field) || into[slot.field] !== undefined) continue
        if (isLikelyValue(slot, object[key]))
          into[slot.field] = { value: object[key], holder: object, key, slot: asLikely(slot) }
      }
  }

  /**
   * Returns the parts that don't belong to the row itself: copies, and values about another time or asset.
   */
  asideIn(object: JsonObject): ReadonlySet<string> | null {
    let aside = this.#aside.get(object)
    if (aside === undefined) {
      const others = this.#shape.spans === true ? null : othersIn(object)
      const copies = copiesIn(object)
      aside = others === null || copies === null ? (others ?? copies) : new Set([...others, ...copies])
      this.#aside.set(object, aside)
    }
    return aside
  }

  #isRequestedCoin(key: string): boolean {
    return bareCoins(this.#request).has(key.toUpperCase())
  }

  #alone(key: string): readonly string[] {
    this.#path[0] = key
    return this.#path
  }

  #offer(
    into: { [Name in Field]?: Pick | undefined },
    path: readonly string[],
    given: unknown,
    holder: object,
    key: string | number,
    money?: string
  ): void {
    const meant = this.#slotAt(path)
    // Some coins are called 42 or 888, so a number may be a code.
    const isCoin =
      typeof given === 'number' && meant?.reads === 'code' && this.#isRequestedCoin(String(given))
    const value = isCoin ? String(given) : given
    const named = fieldsFitting(meant, value)
    const slot = named === null || money === undefined ? named : { ...named, currency: money.toUpperCase() }
    // Text can't be in a currency: in `BTC.name`, BTC is the coin.
    if (slot === null) return
    if (slot.currency !== null && texts.has(slot.reads) && !/^(?:from|base)/i.test(String(key))) return
    if (slot.isNamedHere && !isNone(value) && !isReadable(slot.reads, value)) return
    if (isLikely(slot) && !isLikelyValue(slot, value)) return
    if (slot.currency !== null && this.#isOtherPair(String(key))) return
    if (slot.reads === 'word' && isOutcome(value)) return
    const pick: Pick = { value: inFull(value, slot.scale ?? 1), holder, key, slot }
    if (slot.currency !== null && slot.field === this.#shape.lead)
      this.moneys.set(numberOf(value), slot.currency)
    const before = into[slot.field]
    if (before !== undefined && areContested(before, pick)) this.contested.add(slot.field)
    if (before === undefined) into[slot.field] = pick
    else if (isBetter(pick, before, this.#wanted)) {
      into[slot.field] = pick
      this.#offerElsewhere(into, before)
    } else this.#offerElsewhere(into, pick)
  }

  /** A field already has a better value, so this tries the next meaning of the name. */
  #offerElsewhere(into: { [Name in Field]?: Pick | undefined }, pick: Pick): void {
    const next = pick.slot.next as Slot<Field> | null
    if (next === null || !isWordy(next) || !isWordy(pick.slot)) return
    if (into[next.field] === undefined && isReadable(next.reads, pick.value))
      into[next.field] = { ...pick, slot: next }
  }

  #slotAt(path: readonly string[]): Slot<Field> | null {
    const wanted = this.#wanted?.toLowerCase() ?? ''
    if (wanted === '' || currencies.has(wanted)) return this.#names.all(path)
    const isWanted = (name: string): boolean => name.toLowerCase() === wanted
    const slot = path.some(isWanted)
      ? this.#names.all(path.map(name => (isWanted(name) ? 'usd' : name)))
      : null
    return slot === null ? this.#names.all(path) : { ...slot, currency: this.#wanted }
  }

  /** The price of a pair without any requested coin isn't read. */
  #isOtherPair(name: string): boolean {
    const words = wordsOf(name)
    const isPair = words.length === 2 && words.every(word => currencies.has(word))
    return isPair && this.#request.coins.length > 0 && asRequestedCoin(name, this.#request) === null
  }

  #isOffer(path: readonly string[]): boolean {
    return ['bid', 'ask'].includes(this.#names.sure(path)?.field ?? '')
  }

  /** Uses the first bid or ask, which is the best one: `"bids": [{"price": …}, …]`. */
  #offerBest(
    into: { [Name in Field]?: Pick | undefined },
    path: readonly string[],
    book: readonly (JsonObject | readonly unknown[])[]
  ): void {
    const [best] = book
    if (best === undefined) return
    const key = Array.isArray(best)
      ? 0
      : Object.keys(best).find(name => meaningOf([name])?.senses[0]?.concept === 'price')
    if (key !== undefined) this.#offer(into, path, (best as Record<string | number, unknown>)[key], best, key)
  }

  #offerList(
    into: { [Name in Field]?: Pick | undefined },
    path: readonly string[],
    value: readonly unknown[],
    holder: object,
    key: string
  ): void {
    let slot: Slot<Field> | null = this.#names.all(path)
    while (slot !== null && slot.reads !== 'any') slot = slot.next
    if (slot === null) return
    const before = into[slot.field]
    const pick: Pick = { value, holder, key, slot }
    if (before === undefined || isBetter(pick, before, this.#wanted)) into[slot.field] = pick
  }
}
