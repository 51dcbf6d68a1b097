import { bareCoin, type Asked } from '../answers/asked'
import { isNone, isObject, isScalar, type JsonObject } from '../answers/json'
import { numberOf } from '../answers/numbers'
import { claimOf, isAmountOf } from './amount-of'
import { withClock } from './clock'
import { compactPlaces } from './compact-ticker'
import { isNumbered } from './containers'
import { copiesIn } from './copies'
import {
  fitting,
  isBetter,
  slotsFor,
  texts,
  wantedCurrency,
  type Pick,
  type Slot,
  type Slots
} from './fields'
import { currencies } from './lexicon'
import { isOne, isThere, type Around, type Found, type Picks, type Row, type RowShape } from './row'
import { keyNamed, type NamedKey } from './keys'
import { foundAsIn, layoutOf, type Layout } from './layout'
import { hasFlag, othersIn } from './others'
import type { ClaimedField, Trace } from './trace'
import { isReadable } from './vocabulary'

const mostParts = 40
// An object of more names than that is no row, but holds some under them.
const mostNames = 500

/** Reads one object as a row: its own fields and those of plain objects inside it, claimed as they are taken. */
export class RowReader<Field extends string> {
  readonly slots: Slots<Field>
  readonly #shape: RowShape<Field>
  readonly #asked: Asked
  readonly #trace: Trace
  /** The money the call asked for. */
  readonly wanted: string | null
  readonly #aside = new WeakMap<JsonObject, ReadonlySet<string> | null>()
  #claim: Map<string | number, ClaimedField> = new Map()
  #layout: Layout<Field> | null = null
  /** The moneys that the lead's values stand in, by name. */
  readonly #moneys = new Map<number | null, string>()
  /** The path of a field of a row's own, used again for each: rows come by the ten thousand. */
  readonly #path: string[] = ['']

  constructor(shape: RowShape<Field>, asked: Asked, trace: Trace) {
    this.#shape = shape
    this.#asked = asked
    this.#trace = trace
    this.slots = slotsFor(shape.fields, shape.family)
    this.wanted = wantedCurrency(asked)
  }

  /** A plain row of the same names as the one before is read without looking at a name: they come by the ten thousand. */
  asBefore(object: JsonObject, around: Around<Field>): Row<Field> | null {
    const found = this.#layout === null ? null : foundAsIn(this.#layout, object)
    if (found === null || this.#layout === null) return null
    this.#trace.claim(object, this.#layout.claim)
    return this.row(found, this.#layout.slots, [object], around)
  }

  remember(object: JsonObject, picks: Picks<Field>, { slots }: Row<Field>): void {
    // The next row of these names may say that it is none.
    if (hasFlag(object)) return
    this.#layout = layoutOf(object, picks, this.slots, { claim: this.#claim, slots }) ?? this.#layout
  }

  /** The fields of an object as they read under a name that stands in it: `{"type": "ATH", "price": 1}`. */
  under(name: string, object: JsonObject): Picks<Field> {
    const picks: { [Name in Field]?: Pick | undefined } = {}
    this.#collect(object, [name], picks, 0)
    return picks
  }

  /** The object's own fields, with those of plain objects inside it: `quote.USD.price` is a price in dollars. */
  own(object: JsonObject): Picks<Field> {
    const picks: { [Name in Field]?: Pick | undefined } = {}
    this.#moneys.clear()
    this.#collect(object, [], picks, 0)
    for (const field in picks) if (picks[field] !== undefined) picks[field] = withClock(picks[field])
    const { lead } = this.#shape
    const first = lead === undefined ? undefined : picks[lead]
    const same = first === undefined ? undefined : this.#moneys.get(numberOf(first.value))
    // The same number stands under the name of a money: then it is in that money, whatever was asked for.
    if (lead !== undefined && first?.slot.currency === null && same !== undefined)
      picks[lead] = { ...first, slot: { ...first.slot, currency: same } }
    const money = lead === undefined ? null : (picks[lead]?.slot.currency ?? this.wanted)
    if (money !== null && lead !== undefined && picks[lead] !== undefined)
      for (const field in picks)
        if ((picks[field]?.slot.currency ?? money) !== money && !this.#isCounted(field, picks[field]))
          picks[field] = undefined
    return picks
  }

  /** Counted in the coin that was asked for. */
  #isCounted(field: Field, pick: Pick | undefined): boolean {
    const coin = pick?.slot.currency === 'XBT' ? 'BTC' : pick?.slot.currency
    return (
      (this.#shape.counted?.includes(field) ?? false) && this.#asked.coins.some(one => bareCoin(one) === coin)
    )
  }

  #collect(
    object: JsonObject,
    path: readonly string[],
    into: { [Name in Field]?: Pick | undefined },
    depth: number
  ): void {
    let objects = 0
    let names = 0
    const compact = 'c' in object ? compactPlaces(object) : null
    const aside = this.asideIn(object)
    for (const key in object) {
      if (++names > mostNames) return
      const value = object[key]
      const at = path.length === 0 ? this.#alone(key) : [...path, key]
      if (isScalar(value)) {
        // `{"BTC": 68000}` is the price of a coin that was asked for, not one in bitcoin.
        if (this.keyOf(key) === null || (path.length === 0 && !this.#isAsked(key)))
          this.#offer(into, at, value, object, key)
      } else if (Array.isArray(value)) {
        const place = compact?.get(key)
        if (place === undefined && isAmountOf(value)) this.#offer(into, at, value[0], value, 0, value[1])
        else if (place === undefined) this.#offerList(into, at, value, object, key)
        else this.#offer(into, at, (value as readonly unknown[])[place], value, place)
      }
      // Many objects in one are rows under names, not parts of a row.
      else if (
        isObject(value) &&
        depth < 4 &&
        ++objects <= mostParts &&
        this.keyOf(key, object) === null &&
        !isNumbered(key, value) &&
        aside?.has(key) !== true
      )
        this.#collect(value, [...path, key], into, depth + 1)
    }
  }

  /** The parts of an object that are no part of its row: they tell another one again, or are of another time. */
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

  #isAsked(key: string): boolean {
    if (this.#shape.bare === undefined) return false
    return this.#asked.coins.some(coin => bareCoin(coin) === key.toUpperCase())
  }

  #alone(key: string): readonly string[] {
    this.#path[0] = key
    return this.#path
  }

  #offer(
    into: { [Name in Field]?: Pick | undefined },
    path: readonly string[],
    value: unknown,
    holder: object,
    key: string | number,
    money?: string
  ): void {
    const named = fitting(this.#slotAt(path), value)
    const slot = named === null || money === undefined ? named : { ...named, currency: money.toUpperCase() }
    // A text is in no money: `BTC.name` is the name of a coin, not one in bitcoin.
    if (slot === null) return
    if (slot.currency !== null && texts.has(slot.reads) && !/^(?:from|base)/i.test(String(key))) return
    if (slot.isNamedHere && !isNone(value) && !isReadable(slot.reads, value)) return
    const pick: Pick = { value, holder, key, slot }
    if (slot.currency !== null && slot.field === this.#shape.lead)
      this.#moneys.set(numberOf(value), slot.currency)
    const before = into[slot.field]
    if (before === undefined) into[slot.field] = pick
    else if (isBetter(pick, before, this.wanted)) {
      into[slot.field] = pick
      this.#offerElsewhere(into, before)
    } else this.#offerElsewhere(into, pick)
  }

  /** `"Coin": "Bitcoin"` beside `"Ticker": "BTC"`: a text that another one comes before may be told in its next sense. */
  #offerElsewhere(into: { [Name in Field]?: Pick | undefined }, pick: Pick): void {
    const next = pick.slot.next as Slot<Field> | null
    if (next === null || next.reads !== 'text' || pick.slot.reads !== 'code') return
    if (into[next.field] === undefined && isReadable(next.reads, pick.value))
      into[next.field] = { ...pick, slot: next }
  }

  /** What a path means; the money asked for is one, whatever it is. */
  #slotAt(path: readonly string[]): Slot<Field> | null {
    const wanted = this.wanted?.toLowerCase() ?? ''
    if (wanted === '' || currencies.has(wanted)) return this.slots(path)
    const isWanted = (name: string): boolean => name.toLowerCase() === wanted
    const slot = path.some(isWanted) ? this.slots(path.map(name => (isWanted(name) ? 'usd' : name))) : null
    return slot === null ? this.slots(path) : { ...slot, currency: this.wanted }
  }

  #offerList(
    into: { [Name in Field]?: Pick | undefined },
    path: readonly string[],
    value: readonly unknown[],
    holder: object,
    key: string
  ): void {
    let slot: Slot<Field> | null = this.slots(path)
    while (slot !== null && slot.reads !== 'any') slot = slot.next
    if (slot === null) return
    const before = into[slot.field]
    const pick: Pick = { value, holder, key, slot }
    if (before === undefined || isBetter(pick, before, this.wanted)) into[slot.field] = pick
  }

  inherited(around: Around<Field>, picks: Picks<Field>): Picks<Field> {
    const inherited: { [Name in Field]?: Pick | undefined } = { ...around.picks }
    for (const field of this.#shape.inherits) {
      const pick = picks[field]
      // An echo of the request (`BTC ETH`) names no single coin.
      if (pick !== undefined && isOne(pick) && isReadable(pick.slot.reads, pick.value))
        inherited[field] = pick
    }
    return inherited
  }

  keyOf(key: string, among?: JsonObject): NamedKey | null {
    return keyNamed(key, this.#asked, this.slots, this.#shape.identity !== undefined, among)
  }

  rowOf(picks: Picks<Field>, object: JsonObject, around: Around<Field>): Row<Field> {
    const found: Found<Field> = {}
    const slots: { [Name in Field]?: Slot<string> } = {}
    const holders: object[] = [object]
    let claim = this.#claim
    let same = true
    let count = 0
    for (const field in picks) {
      const pick = picks[field]
      if (pick === undefined) continue
      found[field] = pick.value
      slots[field] = pick.slot
      if (pick.holder === object && !this.#isAside(field, picks)) {
        count++
        same &&= claim.get(pick.key)?.field === field
      }
    }
    // Rows of one layout share one claim.
    if (!same || count !== claim.size) {
      claim = new Map()
      for (const field in picks) {
        const pick = picks[field]
        if (pick?.holder !== object || this.#isAside(field, picks)) continue
        claim.set(pick.key, { field, reads: pick.slot.reads })
        if (pick.beside !== undefined) claim.set(pick.beside, { field, reads: pick.slot.reads })
      }
      this.#claim = claim
    }
    this.#trace.claim(object, claim)
    for (const field in picks) {
      const pick = picks[field]
      if (pick === undefined || pick.holder === object || this.#isAside(field, picks)) continue
      this.#trace.claim(pick.holder, claimOf(pick))
      if (!holders.includes(pick.holder)) holders.push(pick.holder)
    }
    return this.row(found, slots, holders, around)
  }

  #isAside(field: Field, picks: Picks<Field>): boolean {
    const { aside } = this.#shape.fields[field] ?? {}
    return aside === true || (aside?.some(other => isThere(picks[other as Field])) ?? false)
  }

  row(
    found: Found<Field>,
    slots: Row<Field>['slots'],
    holders: readonly object[],
    around: Around<Field>
  ): Row<Field> {
    let said = slots
    for (const field of this.#shape.inherits) {
      const pick = around.picks[field]
      // The time that names a row comes before one that stands around it.
      if (pick?.slot.reads === 'time' && around.time !== undefined) continue
      if (pick === undefined || (found[field] !== undefined && found[field] !== null && found[field] !== ''))
        continue
      found[field] = pick.value
      said = { ...said, [field]: pick.slot }
      this.#trace.claim(pick.holder, claimOf(pick))
    }
    const { coin, path, key, time, group, picks } = around
    return { found, coin, path, key, time, slots: said, group, holders, above: picks }
  }
}
