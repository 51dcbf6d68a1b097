import type { NeedName, ScheduleReason } from '../../../src-shared/contract/schedule'
import type { EpochMs } from '../../../src-shared/contract/values'
import {
  delayMs,
  gatesOf,
  openNeeds,
  partRhythms,
  slowdownIn,
  type BlockedCallReason,
  type Decision,
  type Need,
  type Situation
} from './decide'
import { partDueAt } from './parts'

export interface Rhythm {
  readonly everyMs: number
  /** The next call isn't made before this time, which is in the past if nothing delays it. */
  readonly notBefore: EpochMs
  readonly reason: ScheduleReason
}

export interface Rhythms {
  readonly now: EpochMs
  /** Why automatic calls have stopped. Null if they haven't. */
  readonly blocked: { readonly reason: BlockedCallReason; readonly until: EpochMs | null } | null
  /** Null if quotes don't load automatically. */
  quotes(coin: string): Rhythm | null
  /** How often the coin's quotes load without the faster calls that alerts need. */
  listQuotes(coin: string): Rhythm | null
  /**
   * Null if there's no such call.
   * @param key defaults to all scheduled calls of that name
   */
  need(name: NeedName, key?: string): Rhythm | null
  delayMs(everyMs: number): number
}

export function rhythmsIn(situation: Situation, decision: Decision): Rhythms {
  const { now, circumstances } = situation
  const slowdown = slowdownIn(situation)
  const needs = openNeeds(situation)
  const reasonOf = ({ reason = slowdown.reason }: Need): ScheduleReason => reason
  const later = (everyMs: number): number => delayMs(everyMs, slowdown)
  const everyMsOf = ({ everyMs, reason }: Need): number =>
    reason === undefined ? everyMs + later(everyMs) : everyMs
  const rhythmOf = (need: Need, everyMs = everyMsOf(need), reserve = need.reserve): Rhythm => {
    const obstacle = gatesOf(need, situation, reserve).reduce((a, b) => (b.at >= a.at ? b : a))
    const isDelayed = obstacle.at > now
    return { everyMs, notBefore: obstacle.at, reason: isDelayed ? obstacle.reason : reasonOf(need) }
  }
  // Cached, because every alert uses this, and dividing credits among coins takes long.
  const divisionOf = cached((need: Need) => {
    const rhythms = need.isUntested ? null : partRhythms(need, slowdown, circumstances)
    return rhythms && { rhythms, parts: new Map(need.divided?.parts.map(part => [part.coin, part])) }
  })
  const ofAllCoins = cached((need: Need) => rhythmOf(need))
  const coinsOf = cached((need: Need) => new Set(need.coins))
  const ofCoin = (need: Need, coin: string): readonly Rhythm[] => {
    if (need.name !== 'quotes' && need.coins === undefined) return []
    if (need.coins !== undefined) return coinsOf(need).has(coin) ? [ofAllCoins(need)] : []
    const division = divisionOf(need)
    const part = division?.parts.get(coin)
    if (!division || !part) return [ofAllCoins(need)]
    const everyMs = partDueAt({ ...part, answeredAt: now }, division.rhythms, now) - now
    return [rhythmOf(need, everyMs, part.credits)]
  }
  const fastest = (rhythms: readonly Rhythm[]): Rhythm | null =>
    rhythms.reduce<Rhythm | null>((a, b) => (a && a.everyMs <= b.everyMs ? a : b), null)
  const ofList = needs.filter(({ name }) => name === 'quotes')
  return {
    now,
    blocked: decision.kind === 'blocked' ? { reason: decision.reason, until: decision.until } : null,
    quotes: cached(coin => fastest(needs.flatMap(need => ofCoin(need, coin)))),
    listQuotes: cached(coin => fastest(ofList.flatMap(need => ofCoin(need, coin)))),
    need: (name, key) =>
      fastest(
        needs
          .filter(need => need.name === name && (key === undefined || need.key === key))
          .map(need => rhythmOf(need))
      ),
    delayMs: later
  }
}

function cached<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return key => {
    if (!known.has(key)) known.set(key, make(key))
    return known.get(key) as Value
  }
}
