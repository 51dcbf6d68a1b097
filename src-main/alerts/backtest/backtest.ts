import { conditionDefinition, type AlertCondition } from '../../../src-shared/conditions/catalogue'
import type { ConditionSource } from '../../../src-shared/conditions/definition'
import type { AlertFacts, SeriesFact, Timed } from '../../../src-shared/conditions/facts'
import type { AlertLine } from '../../../src-shared/conditions/line'
import { near } from '../../../src-shared/conditions/past-price'
import type { AlertDraft } from '../../../src-shared/contract/alerts'
import type { Backtest, PastCount, PastTrigger } from '../../../src-shared/contract/backtest'
import type { DrawnLine } from '../../../src-shared/conditions/drawn-line'
import type { EpochMs, Interval } from '../../../src-shared/contract/values'
import { at as valueAt, type CandleColumns } from '../../../src-shared/indicators/columns'
import { intervalMs } from '../../../src-shared/interval'
import { day } from '../../../src-shared/time'
import { freshMemory, replay, type ReplayedRule } from '../replay'
import { commonTimes, SpanFinder, type TimeSpan } from './common-times'
import { firstIndex } from './first-index'
import type { PastBar } from './past-bars'
import { PastMoves } from './past-moves'
import { possiblePasts, readingsOf, surePasts, type Past } from './past-readings'

export const testedDays = [7, 30, 90] as const
const mostTriggers = 500
const chartPoints = 240
const checksAtOnce = 25

export interface PastData {
  readonly now: EpochMs
  readonly everyMs: number
  /** The bars may start before the tested time, because some conditions need earlier prices. */
  readonly bars: readonly PastBar[]
  readonly candles: (interval: Interval) => CandleColumns
  readonly line: (candles: CandleColumns, line: AlertLine) => Float64Array | null
  readonly drawing: (id: string) => DrawnLine | null
  /** Null if the all-time high is unknown or if a price in the tested time was higher. */
  readonly ath: { readonly price: number; readonly since: EpochMs | null } | null
}

export type Tested = Pick<Backtest, 'from' | 'to' | 'triggers' | 'counts' | 'unknown' | 'untested' | 'prices'>

const withoutPast: readonly ConditionSource[] = ['fearGreed', 'breadth', 'news', 'quota']

/** The data that keeps the condition from being tested, because past values of it aren't saved. */
const untestedSource = (condition: AlertCondition): ConditionSource | null => {
  const { sources, isLiveOnly } = conditionDefinition(condition)
  return sources.find(source => isLiveOnly || withoutPast.includes(source)) ?? null
}

export const testablePart = (draft: AlertDraft): AlertDraft => ({
  ...draft,
  anyOf: draft.anyOf.filter(group => group.every(condition => untestedSource(condition) === null))
})

/**
 * Saved data doesn't show which prices live checks would have seen, so several price paths are simulated. A
 * trigger on all paths is certain. A trigger on only some of them is possible.
 */
export function backtest(draft: AlertDraft, data: PastData): Tested {
  const { now, bars } = data
  const from = now - Math.max(...testedDays) * day
  const untested = draft.anyOf.flat().flatMap(condition => untestedSource(condition) ?? [])
  const tested = testablePart(draft)
  const { anyOf } = tested
  const triggers = anyOf.length === 0 ? [] : triggersOf(tested, data, from)
  const shown = bars.filter(({ to }) => to > from)
  const unknown = anyOf.length === 0 ? [{ from, to: now }] : unknownSpans(tested, data, from)
  return {
    from,
    to: now,
    triggers: triggers.slice(-mostTriggers),
    counts: testedDays.map(days => countOf(triggers, unknown, days, now)),
    unknown,
    untested: [...new Set(untested)],
    prices: thinned(shown)
  }
}

function countOf(
  triggers: readonly PastTrigger[],
  unknown: readonly TimeSpan[],
  days: number,
  now: EpochMs
): PastCount {
  const since = now - days * day
  const recent = triggers.filter(({ to }) => to > since)
  const certain = recent.filter(({ isCertain }) => isCertain).length
  const unknownMs = unknown.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, since)), 0)
  return { days, tested: Math.round(days - unknownMs / day), certain, possible: recent.length - certain }
}

function triggersOf(draft: AlertDraft, data: PastData, from: EpochMs): readonly PastTrigger[] {
  const lines = new Map<string, Float64Array | null>()
  const spans = new SpanFinder(data)
  const sure = surePasts.map(past => timesIn(draft, data, from, past, lines))
  const others = possiblePasts.flatMap(past => timesIn(draft, data, from, past, lines))
  const certain = commonTimes(sure, spans)
  const possible = [...sure.flat(), ...others].toSorted((a, b) => a - b)
  const found: PastTrigger[] = []
  let next = 0
  let lastAt = -Infinity
  for (const at of possible) {
    const span = spans.around(at)
    while (next < certain.length && (certain[next]?.to ?? Infinity) < span.from) next++
    // A cooldown may have delayed the same event on another path.
    const same = [certain[next - 1], certain[next], certain[next + 1]].find(
      one => one && one.from - draft.cooldownMs <= span.to && span.from <= one.to
    )
    if (same) {
      same.from = Math.min(same.from, span.from)
      same.to = Math.max(same.to, Math.min(same.to + draft.cooldownMs, data.now))
      continue
    }
    if (at - lastAt < (span.to - span.from) / 2) continue
    lastAt = at
    found.push({ ...span, isCertain: false })
  }
  // Triggers on moves are never certain, because the start and end of a move are estimates.
  const isCertain = longestWindow(draft) === 0
  found.push(...certain.map(span => ({ ...span, isCertain })))
  return found.toSorted((a, b) => a.to - b.to)
}

const longestWindow = ({ anyOf }: AlertDraft): number =>
  Math.max(0, ...anyOf.flat().map(one => conditionDefinition(one).windowMs?.(one) ?? 0))

function timesIn(
  draft: AlertDraft,
  data: PastData,
  from: EpochMs,
  past: Past,
  lines: Map<string, Float64Array | null>
): readonly EpochMs[] {
  const { now, everyMs, bars, candles, line, ath } = data
  const conditions = draft.anyOf.flat()
  const windowMs = longestWindow(draft)
  const readings = readingsOf(bars, from - windowMs, everyMs, past)
  const moves = new PastMoves(windowMs === 0 ? [] : readings)
  const series = seriesBy(conditions, candles)
  const repeat = draft.repeat === 'once' ? 'every' : draft.repeat
  const rule: ReplayedRule = {
    ...draft,
    bars: 'closed',
    repeat,
    expiresAt: null,
    since: from,
    snoozedUntil: null
  }
  const factsAt = (at: EpochMs): AlertFacts => {
    const firstAfter = firstIndex(readings, reading => reading.at > at)
    const last = readings[firstAfter - 1]
    return {
      now: at,
      quote: () => (last ? { at: last.at, price: last.value, low: null, high: null } : null),
      minutes: (_, since) =>
        readings.slice(
          firstIndex(readings, reading => reading.at > since),
          firstAfter
        ),
      priceAt: (_, when) => priceAt(bars, when),
      moveTo: (_, to, windowMs) => moves.to(to, windowMs, priceAt(bars, to.at - windowMs)),
      series: (_, interval) => closedBy(series.get(interval), intervalMs[interval], at),
      line: (columns, request) => {
        const name = JSON.stringify([columns.time.length, columns.time[0], columns.time[1], request])
        const known = lines.get(name)
        if (known !== undefined) return known
        const computed = line(columns, request)
        lines.set(name, computed)
        return computed
      },
      drawing: (_, id) => data.drawing(id),
      ath: () => ath,
      fearGreed: () => null,
      breadth: () => null,
      creditsLeft: () => null,
      headlines: () => null
    }
  }
  const times: EpochMs[] = []
  let memory = freshMemory(draft.anyOf)
  const step = (at: EpochMs): void => {
    const evaluated = replay(rule, memory, factsAt(at))
    memory = evaluated.memory
    times.push(...evaluated.occurrences.map(occurrence => occurrence.at))
  }
  const readsOnlyLatest = conditions.some(condition => conditionDefinition(condition).history !== undefined)
  const checks = checkTimes(readings, series, from, now)
  for (let next = 0; next < checks.length;) {
    step(checks[next] ?? now)
    // Once every condition has had a value, several checks can be evaluated at once.
    const isKnown = memory.groups.every(({ signals }) => signals.every(({ last }) => last !== null))
    next += isKnown && !readsOnlyLatest ? checksAtOnce : 1
  }
  step(now)
  return times.filter(at => at > from).toSorted((a, b) => a - b)
}

function seriesBy(
  conditions: readonly AlertCondition[],
  candles: PastData['candles']
): ReadonlyMap<Interval, CandleColumns> {
  const intervals = conditions.flatMap(condition => ('interval' in condition ? [condition.interval] : []))
  return new Map([...new Set(intervals)].map(interval => [interval, candles(interval)]))
}

function closedBy(candles: CandleColumns | undefined, width: number, at: EpochMs): SeriesFact | null {
  if (!candles || candles.time.length === 0) return null
  let [low, high] = [0, candles.time.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (valueAt(candles.time, middle) + width <= at) low = middle + 1
    else high = middle
  }
  return { candles, closed: low }
}

function checkTimes(
  readings: readonly Timed[],
  series: ReadonlyMap<Interval, CandleColumns>,
  from: EpochMs,
  now: EpochMs
): readonly EpochMs[] {
  const ends = [...series].flatMap(([interval, { time }]) =>
    Array.from(time, at => at + intervalMs[interval])
  )
  const all = [...readings.map(({ at }) => at), ...ends].filter(at => at >= from && at <= now)
  return [...new Set(all)].toSorted((a, b) => a - b)
}

/** Null if the last bar before it is too old. */
function priceAt(bars: readonly PastBar[], at: EpochMs): number | null {
  const bar = bars[firstIndex(bars, ({ to }) => to > at) - 1]
  return bar && at - bar.to <= near + (bar.to - bar.from) / 2 ? bar.close : null
}

function unknownSpans(draft: AlertDraft, data: PastData, from: EpochMs): readonly TimeSpan[] {
  const { now, bars, candles, everyMs } = data
  const conditions = draft.anyOf.flat()
  const needsPrices = conditions.some(condition => conditionDefinition(condition).sources.includes('quotes'))
  const gaps = needsPrices ? gapsIn(bars, from, now, Math.max(near, 2 * everyMs)) : []
  const ofCandles = [...seriesBy(conditions, candles)].flatMap(([interval, { time }]) => {
    const width = intervalMs[interval]
    return gapsIn(
      Array.from(time, at => ({ from: at, to: at + width })),
      from,
      now,
      2 * width
    )
  })
  return merged([...gaps, ...ofCandles])
}

function gapsIn(spans: readonly TimeSpan[], from: EpochMs, to: EpochMs, mostMs: number): readonly TimeSpan[] {
  const gaps: TimeSpan[] = []
  let known = from
  for (const span of [...spans, { from: to, to }]) {
    if (span.from - known > mostMs) gaps.push({ from: known, to: span.from })
    known = Math.max(known, span.to)
  }
  return gaps
}

function merged(spans: readonly TimeSpan[]): readonly TimeSpan[] {
  const all: { from: EpochMs; to: EpochMs }[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else all.push({ ...span })
  }
  return all
}

function thinned(bars: readonly PastBar[]): readonly Timed[] {
  const every = Math.max(1, Math.ceil(bars.length / chartPoints))
  return bars
    .filter((_, index) => index % every === every - 1 || index === bars.length - 1)
    .map(({ to, close }) => ({ at: to, value: close }))
}
