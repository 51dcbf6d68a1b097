import type { Random } from '../random'
import { without, type MonthSpan } from './spans'
import { hour, minute } from '../../src-shared/time'

/** A 402 affects only calls for news, a 429 all calls with the key, and other problems all calls. */
export type TroubleKind = '502' | 'network' | '429' | '402'

export interface MonthTrouble extends MonthSpan {
  readonly kind: TroubleKind
}

/** What happens to one machine and key in a month. The app doesn't know it in advance. */
export interface MonthLife extends MonthSpan {
  /** The starts of the local days, including the day after the last one. */
  readonly days: readonly number[]
  readonly visible: readonly MonthSpan[]
  readonly onBattery: readonly MonthSpan[]
  readonly asleep: readonly MonthSpan[]
  readonly troubles: readonly MonthTrouble[]
  /** Times at which X-Quota-Used falls to 0. */
  readonly quotaResets: readonly number[]
  readonly theft: MonthSpan
  readonly priceChanges: readonly number[]
  readonly refreshes: readonly number[]
}

export function lifeOf(random: Random, start: Date, count: number): MonthLife {
  const days = Array.from({ length: count + 1 }, (_, day) => localTime(start, day, 0))
  const [from = 0, to = 0] = [days[0], days.at(-1)]
  const at = (day: number, earliest: number, latest: number): number =>
    localTime(start, day, random.between(earliest, latest))
  const spanFrom = (begin: number, shortest: number, longest: number): MonthSpan => ({
    from: begin,
    to: begin + Math.round(random.between(shortest, longest))
  })
  const each = Array.from({ length: count }, (_, day) => day)

  const chosen = shuffled(each.slice(0, -1), random)
  const sleeps = chosen.slice(0, Math.round((count * 2) / 3))
  const nights = sleeps.filter((_, index) => index % 5 < 3)
  const naps = sleeps.filter((_, index) => index % 5 >= 3)
  const asleep = [
    ...nights.map(day => ({ from: at(day, 22.75, 23.75), to: at(day + 1, 6, 7) })),
    ...naps.map(day => spanFrom(at(day, 11, 16), 20 * minute, 150 * minute))
  ].toSorted((a, b) => a.from - b.from)

  const visibleSpans = each.map(day => ({ from: at(day, 7.25, 8.5), to: at(day, 21.5, 22.5) }))
  const away = each.map(day => spanFrom(at(day, 12, 14), 30 * minute, 2 * hour))
  const visible = without(visibleSpans, [...away, ...asleep])
  const onBattery = each.map(day => spanFrom(at(day, 8, 18), hour, 4 * hour))

  const kinds = troubleKinds(Math.round(count / 3))
  const troubledDays = shuffled(each.slice(1, -1), random)
  const troubles = kinds.flatMap((kind, index) => {
    const day = troubledDays[index]
    if (day === undefined) return []
    // Problems begin while the machine is awake, because a sleeping app can't notice them.
    const begins = random.next() < 0.5 ? at(day, 8.5, 10) : at(day, 18.6, 21.5)
    // News load every four hours, so a shorter lock might go unnoticed.
    return [
      {
        kind,
        ...(kind === '402'
          ? spanFrom(begins, 9 * hour, 9 * hour)
          : spanFrom(begins, 20 * minute, 50 * minute))
      }
    ]
  })

  const quotaResets = Array.from({ length: Math.round(count / 10) }, (_, index) =>
    at(index * 10 + random.whole(2, 8), 0, 24)
  )
  const theftFrom = at(random.whole(Math.ceil(count * 0.2), Math.floor(count * 0.6)), 0, 24)
  return {
    from,
    to,
    days,
    visible,
    onBattery,
    asleep,
    troubles: troubles.toSorted((a, b) => a.from - b.from),
    quotaResets: quotaResets.filter(at => at < to),
    theft: { from: theftFrom, to: Math.min(theftFrom + 7 * 24 * hour, to) },
    priceChanges: [0.3, 0.5, 0.8].map(share => at(Math.floor(count * share), 0, 24)),
    refreshes: visible.flatMap(span => (random.next() < 0.5 ? [random.between(span.from, span.to)] : []))
  }
}

/** Returns the time on this day when a clock shows this hour, even if the clock changes on that day. */
function localTime(start: Date, day: number, hours: number): number {
  const [whole, rest] = [Math.floor(hours), (hours % 1) * hour]
  return (
    new Date(start.getFullYear(), start.getMonth(), start.getDate() + day, whole).getTime() + Math.round(rest)
  )
}

/**
 * Two of three outages are of the service, and the third is of the network. Besides, the service refuses all
 * calls twice (429) and calls for news once (402).
 */
const troubleKinds = (outages: number): readonly TroubleKind[] => [
  ...Array.from({ length: outages }, (_, index) =>
    index % 3 === 2 ? ('network' as const) : ('502' as const)
  ),
  '429',
  '429',
  '402'
]

function shuffled<Item>(items: readonly Item[], random: Random): readonly Item[] {
  return items
    .map(item => ({ item, order: random.next() }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item)
}

/** Returns when the machine is awake and the service responds. */
export const reachable = ({ from, to, asleep, troubles }: MonthLife): readonly MonthSpan[] =>
  without([{ from, to }], [...asleep, ...troubles.filter(({ kind }) => kind !== '402')])
