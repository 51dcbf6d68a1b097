import { bareCoins, type CallRequest } from '../answers/call-request'
import type { JsonObject } from '../answers/json'
import { numberOf } from '../answers/numbers'
import { claimOf } from './amount-of'
import { withClock } from './clock'
import {
  isLikely,
  likelySlotsFor,
  slotsFor,
  wantedCurrency,
  type Pick,
  type Slot,
  type Slots
} from './fields'
import { isOne, isPresent, type Around, type FoundValues, type Picks, type Row, type RowShape } from './row'
import { keyNamed, type NamedKey } from './keys'
import { currencies } from './lexicon'
import { foundAsIn, layoutOf, type BodyLayout } from './layout'
import { hasFlag } from './others'
import { PickCollector } from './pick-collector'
import { isTimeframe } from './span-names'
import type { ClaimedField, Trace } from './trace'
import { isReadable } from './vocabulary'

export class RowReader<Field extends string> {
  readonly slots: Slots<Field>
  readonly sure: Slots<Field>
  readonly #shape: RowShape<Field>
  readonly #request: CallRequest
  readonly #trace: Trace
  readonly wanted: string | null
  #claim: Map<string | number, ClaimedField> = new Map()
  #layout: BodyLayout<Field> | null = null
  readonly #collector: PickCollector<Field>
  readonly #contested = new WeakMap<Picks<Field>, ReadonlySet<Field>>()

  constructor(shape: RowShape<Field>, request: CallRequest, trace: Trace) {
    this.#shape = shape
    this.#request = request
    this.#trace = trace
    this.sure = slotsFor(shape.fields, shape.family)
    const likely = likelySlotsFor(shape.fields, shape.family)
    this.slots = path => {
      const sure = this.sure(path)
      const slot = sure ?? likely(path)
      if (sure !== null || slot === null) return sure
      return trace.takesLikely(slot.field) ? slot : null
    }
    this.wanted = wantedCurrency(request)
    const names = { sure: this.sure, all: this.slots }
    this.#collector = new PickCollector(shape, request, trace, names, (key, among) => this.keyOf(key, among))
  }

  /** Returns null if the names differ from those of the previous row. */
  asBefore(object: JsonObject, around: Around<Field>): Row<Field> | null {
    const found = this.#layout === null ? null : foundAsIn(this.#layout, object)
    if (found === null || this.#layout === null) return null
    this.#trace.claim(object, this.#layout.claim)
    return this.row(found, this.#layout.slots, [object], around)
  }

  remember(object: JsonObject, picks: Picks<Field>, { slots }: Row<Field>): void {
    // If a row has a flag such as `is_forecast`, it may be set in the next row, which must then be read in
    // full.
    if (hasFlag(object) || this.#contested.has(picks)) return
    for (const field in picks) {
      const slot = picks[field]?.slot
      if (slot !== undefined && (slot.scale !== undefined || isLikely(slot))) return
    }
    this.#layout = layoutOf(object, picks, this.slots, { claim: this.#claim, slots }) ?? this.#layout
  }

  asideIn(object: JsonObject): ReadonlySet<string> | null {
    return this.#collector.asideIn(object)
  }

  under(name: string, object: JsonObject): Picks<Field> {
    const picks: { [Name in Field]?: Pick | undefined } = {}
    this.#collector.collect(object, [name], picks)
    return picks
  }

  /** Fields under a currency, as in `quote.USD.price`, are in that currency. */
  own(object: JsonObject): Picks<Field> {
    const picks: { [Name in Field]?: Pick | undefined } = {}
    this.#collector.begin()
    this.#collector.collect(object, [], picks)
    for (const field in picks) if (picks[field] !== undefined) picks[field] = withClock(picks[field])
    const { lead } = this.#shape
    const first = lead === undefined ? undefined : picks[lead]
    const same = first === undefined ? undefined : this.#collector.moneys.get(numberOf(first.value))
    // If the same number is also given under a currency's name, it's in that currency, even if another was
    // requested.
    if (lead !== undefined && first?.slot.currency === null && same !== undefined)
      picks[lead] = { ...first, slot: { ...first.slot, currency: same } }
    const money = lead === undefined ? null : (picks[lead]?.slot.currency ?? moneyOf(picks) ?? this.wanted)
    if (money !== null && lead !== undefined && picks[lead] !== undefined)
      for (const field in picks)
        if (
          !isSameMoney(picks[field]?.slot.currency ?? money, money) &&
          !this.#isCounted(field, picks[field])
        )
          picks[field] = undefined
    if (this.#collector.contested.size > 0) this.#contested.set(picks, new Set(this.#collector.contested))
    return this.#areUnnamed(picks) ? {} : picks
  }

  #areUnnamed(picks: Picks<Field>): boolean {
    const { bid, ask, ...others } = picks as Partial<Record<string, Pick>>
    const isLetter = (pick: Pick | undefined): boolean => pick?.key === 'a' || pick?.key === 'b'
    if (!(isLetter(bid) || isLetter(ask)) || Object.values(others).some(pick => pick !== undefined))
      return false
    return !bid || !ask || !((numberOf(bid.value) ?? NaN) <= (numberOf(ask.value) ?? NaN))
  }

  #isCounted(field: Field, pick: Pick | undefined): boolean {
    const coin = pick?.slot.currency === 'XBT' ? 'BTC' : pick?.slot.currency
    const isCounted = this.#shape.counted?.includes(field) ?? false
    return isCounted && typeof coin === 'string' && bareCoins(this.#request).has(coin)
  }

  inherited(around: Around<Field>, picks: Picks<Field>): Picks<Field> {
    const inherited: { [Name in Field]?: Pick | undefined } = { ...around.picks }
    for (const field of this.#shape.inherits) {
      const pick = picks[field]
      // A text such as `BTC ETH` only repeats the request.
      if (pick !== undefined && isOne(pick) && isReadable(pick.slot.reads, pick.value))
        inherited[field] = pick
    }
    return inherited
  }

  keyOf(key: string, among?: JsonObject): NamedKey | null {
    const named = keyNamed(key, this.#request, this.sure, this.#shape.identity !== undefined, among)
    if (named !== null || this.#shape.framed !== true || among === undefined) return named
    return isTimeframe(key, among) ? { key, keyed: 'key' } : null
  }

  rowOf(picks: Picks<Field>, object: JsonObject, around: Around<Field>): Row<Field> {
    const found: FoundValues<Field> = {}
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
    if (!same || count !== claim.size) {
      claim = new Map()
      for (const field in picks) {
        const pick = picks[field]
        if (pick?.holder !== object || this.#isAside(field, picks)) continue
        claim.set(pick.key, { field, reads: pick.slot.reads })
        if (pick.complementKey !== undefined) claim.set(pick.complementKey, { field, reads: pick.slot.reads })
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
    for (const field of this.#contested.get(picks) ?? [])
      if (!this.#isAside(field, picks)) this.#trace.contest(field)
    return this.row(found, slots, holders, around)
  }

  completed(
    rows: readonly Row<Field>[],
    object: JsonObject,
    picks: Picks<Field>,
    { group }: Around<Field>
  ): readonly Row<Field>[] {
    const [row] = rows
    if (row === undefined || rows.length > 1 || !Array.isArray(group)) return rows
    const found: FoundValues<Field> = { ...row.found }
    const slots: { [Name in Field]?: Slot<string> | undefined } = { ...row.slots }
    const claim = new Map<string | number, ClaimedField>()
    for (const field in picks) {
      const pick = picks[field]
      if (pick?.holder !== object || isPresent(found[field]) || !isPresent(pick)) continue
      found[field] = pick.value
      slots[field] = pick.slot
      claim.set(pick.key, { field, reads: pick.slot.reads })
    }
    if (claim.size === 0) return rows
    this.#trace.claim(object, claim)
    return [{ ...row, found, slots, holders: [...row.holders, object] }]
  }

  #isAside(field: Field, picks: Picks<Field>): boolean {
    const { aside } = this.#shape.fields[field] ?? {}
    return aside === true || (aside?.some(other => isPresent(picks[other as Field])) ?? false)
  }

  row(
    found: FoundValues<Field>,
    slots: Row<Field>['slots'],
    holders: readonly object[],
    around: Around<Field>
  ): Row<Field> {
    let inherited = slots
    for (const field of this.#shape.inherits) {
      const pick = around.picks[field]
      // A time that is the key of the row takes precedence over a time further out.
      if (pick?.slot.reads === 'time' && around.time !== undefined) continue
      if (pick === undefined || (found[field] !== undefined && found[field] !== null && found[field] !== ''))
        continue
      found[field] = pick.value
      inherited = { ...inherited, [field]: pick.slot }
      this.#trace.claim(pick.holder, claimOf(pick))
    }
    const { coin, path, key, time, group, picks } = around
    return { found, coin, path, key, time, slots: inherited, group, holders, above: picks }
  }
}

/** Dollar stablecoins count as dollars. */
const isSameMoney = (one: string, other: string): boolean =>
  one === other || [one, other].every(money => /^USD[TC]?$/.test(money))

function moneyOf(picks: Picks<string>): string | null {
  const value = picks['currency']?.value
  return typeof value === 'string' && currencies.has(value.toLowerCase()) ? value.toUpperCase() : null
}
