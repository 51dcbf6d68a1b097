import { coinsOfAlert, type AlertLists } from '../../src-shared/alert-coins'
import { conditionDefinition, type AlertCondition } from '../../src-shared/conditions/catalogue'
import type { AlertDraft } from '../../src-shared/contract/alerts'
import type { CheckedData, FasterChecks, Lateness, Unchecked } from '../../src-shared/contract/lateness'
import type { EpochMs, PriceTag } from '../../src-shared/contract/values'
import { intervalMs } from '../../src-shared/interval'
import { day, hour, minute, second } from '../../src-shared/time'
import { candlesKey } from '../market/chart'
import type { Clock } from '../platform/time/clock'
import type { BlockedCallReason } from '../watching/schedule/decide'
import type { Rhythm, Rhythms } from '../watching/schedule/rhythms'
import { settleMs } from './alert-needs'
import { breadthEveryMs, fastCallsPerDay, type CallPace } from './cost'
import { needsQuotes } from './draft'

export interface LatenessFacts {
  readonly rhythms: Rhythms
  /** Null for manual calls. */
  readonly everyMs: (need: 'quotes' | 'fearGreed' | 'news') => number | null
  /** When quiet hours end. Null if notifications are allowed now. */
  readonly quietUntil: EpochMs | null
}

const offered = [hour, 30 * minute, 15 * minute, 5 * minute, 2 * minute, minute]

const unchecked: Readonly<Partial<Record<BlockedCallReason, Unchecked>>> = {
  'plan-not-agreed': 'no-plan',
  paused: 'paused',
  unauthorised: 'stopped',
  unbookable: 'stopped'
}

interface Delay {
  readonly data: CheckedData
  readonly everyMs: number
  readonly typicalMs: number
  readonly worstMs: number
  readonly rhythm: Rhythm | null
}

type Draft = Pick<AlertDraft, 'anyOf' | 'bars' | 'coin' | 'everyMs'>
type Source = Delay | { readonly manual: 'quotes' | 'fearGreed' | 'news' }

/**
 * How late an alert may notice an event. The slowest data decides. Null if the schedule doesn't load that
 * data yet.
 */
export function latenessOf(draft: Draft, coins: readonly string[], facts: LatenessFacts): Lateness | null {
  const { rhythms, quietUntil } = facts
  const { blocked, now } = rhythms
  const sources = sourcesOf(draft, coins, facts)
  const why = blocked && unchecked[blocked.reason]
  if (why) return { code: 'unchecked', why, until: blocked.until, quietUntil }
  const manual = sources.find(source => 'manual' in source)
  if (manual) return { code: 'manual', data: manual.manual, quietUntil }
  const delays = sources.filter(source => 'worstMs' in source)
  const slowest = delays.reduce<Delay | null>((a, b) => (a && a.worstMs >= b.worstMs ? a : b), null)
  if (slowest === null) return null
  const { data, everyMs, typicalMs, worstMs, rhythm } = slowest
  const waiting = delays.find(delay => delay.rhythm && delay.rhythm.notBefore - now > delay.worstMs)?.rhythm
  return {
    code: 'checked',
    data,
    everyMs: roundedUp(everyMs),
    typicalMs: roundedUp(typicalMs),
    worstMs: roundedUp(worstMs),
    slowed: rhythm?.reason.code === 'slowed' ? rhythm.reason : null,
    waits: waiting ? { until: waiting.notBefore, reason: waiting.reason } : null,
    quietUntil
  }
}

export interface LatenessSources extends Pick<LatenessFacts, 'everyMs'>, AlertLists {
  readonly rhythms: () => Rhythms | null
  readonly clock: Clock
  readonly quietUntil?: (now: EpochMs) => EpochMs | null
}

export function latenessIn(sources: LatenessSources, draft: AlertDraft): Lateness | null {
  const { rhythms: rhythmsNow, everyMs, clock, quietUntil } = sources
  const rhythms = rhythmsNow()
  const coins = coinsOfAlert(draft, sources)
  if (rhythms === null || (draft.scope !== null && coins.length === 0)) return null
  const quiet = quietUntil?.(clock.now()) ?? null
  return latenessOf(draft, coins, { rhythms, everyMs, quietUntil: quiet })
}

export function checkedEveryMs(
  { everyMs: own }: Pick<AlertDraft, 'everyMs'>,
  coins: readonly string[],
  { rhythms, everyMs }: Pick<LatenessFacts, 'rhythms' | 'everyMs'>
): number | null {
  const slowest = Math.max(
    ...coins.map(coin => rhythms.quotes(coin)?.everyMs ?? everyMs('quotes') ?? Infinity)
  )
  const fastest = Math.min(slowest, own ?? Infinity)
  return Number.isFinite(fastest) ? fastest : null
}

const sourcesOf = (
  draft: Draft,
  coins: readonly string[],
  facts: Omit<LatenessFacts, 'quietUntil'>
): readonly Source[] =>
  draft.anyOf.flat().flatMap(condition => sourceOf(condition, draft, coins, facts) ?? [])

function sourceOf(
  condition: AlertCondition,
  draft: Draft,
  coins: readonly string[],
  facts: Omit<LatenessFacts, 'quietUntil'>
): Source | null {
  const { rhythms, everyMs } = facts
  const { sources, coin } = conditionDefinition(condition)
  if (sources.includes('quotes') || (draft.bars === 'forming' && coin === 'needed')) {
    const quotesEveryMs = checkedEveryMs(draft, coins, facts)
    if (quotesEveryMs === null) return { manual: 'quotes' }
    const all = coins.map(one => rhythms.quotes(one))
    const last = all.reduce((a, b) => ((b?.notBefore ?? 0) > (a?.notBefore ?? 0) ? b : a), all[0] ?? null)
    // An alert on closed bars evaluates a price when its minute ends.
    return polled('quotes', quotesEveryMs, last, draft.bars === 'closed' ? minute : 0)
  }
  if ('interval' in condition) {
    const width = intervalMs[condition.interval]
    const { interval } = condition
    const own = coins.map(one => rhythms.need('alerts', candlesKey({ coin: one, interval })))
    const late = settleMs + rhythms.delayMs(width)
    return {
      data: 'candles',
      everyMs: width,
      typicalMs: late,
      worstMs: late + minute,
      rhythm: own.find(rhythm => rhythm !== null) ?? null
    }
  }
  if (sources.includes('breadth'))
    return polled('breadth', breadthEveryMs + rhythms.delayMs(breadthEveryMs), rhythms.need('breadth'), 0)
  if (sources.includes('quota')) {
    const any = rhythms.need('quotes')
    return any && polled('responses', any.everyMs, any, 0)
  }
  const name = sources.includes('news') ? 'news' : 'fearGreed'
  const planned = everyMs(name)
  if (planned === null) return { manual: name }
  return polled(name, planned + rhythms.delayMs(planned), rhythms.need(name), 0)
}

const polled = (data: CheckedData, everyMs: number, rhythm: Rhythm | null, restMs: number): Delay => ({
  data,
  everyMs,
  rhythm,
  typicalMs: (everyMs + restMs) / 2,
  worstMs: everyMs + restMs
})

/** Empty if slower data delays the alert anyway. */
export function fasterThan(
  draft: Draft,
  coins: readonly string[],
  facts: Omit<LatenessFacts, 'quietUntil'>,
  quotesPrice: (coins: readonly string[]) => PriceTag,
  pace: CallPace
): readonly FasterChecks[] {
  if (!needsQuotes(draft)) return []
  const sources = sourcesOf(draft, coins, facts)
  const others = sources.filter(source => 'worstMs' in source && source.data !== 'quotes') as readonly Delay[]
  const slowest = Math.max(0, ...others.map(({ everyMs }) => everyMs))
  const now = checkedEveryMs(draft, coins, facts) ?? Infinity
  const price = quotesPrice(coins)
  return offered
    .filter(everyMs => everyMs <= now * 0.75 && everyMs * 2 > slowest)
    .map(everyMs => ({ everyMs, pricePerDay: timesPrice(price, fastCallsPerDay(everyMs, coins, pace)) }))
}

const timesPrice = (price: PriceTag, calls: number): PriceTag => ({
  ...price,
  learned: null,
  credits: price.credits === null ? null : Math.round(price.credits * calls),
  reserve: Math.round(price.reserve * calls)
})

const steps = [
  { below: minute, step: 5 * second },
  { below: 20 * minute, step: minute },
  { below: 6 * hour, step: 5 * minute },
  { below: day, step: 30 * minute },
  { below: Infinity, step: day }
]

function roundedUp(ms: number): number {
  const step = steps.find(({ below }) => ms < below)?.step ?? day
  return Math.ceil(ms / step) * step
}
