import { agesOf } from './freshness'
import { reachable } from './life'
import { visibleAt, type Month, type MonthStory } from './month'
import { quotesByCoin } from './quotes-by-coin'
import { thefts } from './quota'
import { promiseFigures } from './promises'
import { within, type MonthSpan } from './spans'

const checkEveryMs = 60_000
/**
 * The mean age of visible prices by seed, in seconds, in the last version that loaded all coins equally
 * often. That version is no longer available.
 */
const spentEvenly: Readonly<Record<number, number>> = { 1: 9162, 2: 9333, 3: 9317, 4: 9002 }

const phases = Array.from({ length: 10 }, (_, index) => (index + 0.5) / 10)

const seconds = (ms: number): number => Math.round(ms / 1000)
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / numbers.length

/** Calculates the figures that docs/benches.md defines. */
export function smallFigures(month: Month, story: MonthStory) {
  const { calls, inbox } = story
  const quotes = quotesByCoin(calls)
  const ages = visibleAges(month, coin => quotes.get(coin) ?? [])
  const delays = alertDelays(
    month,
    inbox.map(entries => entries[0]?.at ?? Infinity)
  )
  // The mean of several schedules is used, because a single one may be early or late by chance.
  const theirs = phases.flatMap(phase => alertDelays(month, oracleTriggers(month, calls, phase)))
  const charged = calls.reduce((sum, call) => sum + call.charged, 0)
  const stolen = thefts(month).reduce((sum, { credits }) => sum + credits, 0)
  const evenSeconds = spentEvenly[month.seed] ?? Math.min(...Object.values(spentEvenly))
  return {
    visible: {
      meanSeconds: seconds(mean(ages.all)),
      evenSeconds,
      againstEven: Number((mean(ages.all) / 1000 / evenSeconds).toFixed(3)),
      chartSeconds: seconds(mean(ages.chart)),
      rowsSeconds: seconds(mean(ages.rows))
    },
    alertDelay: {
      levels: delays.length,
      meanSeconds: seconds(mean(delays)),
      oracleSeconds: seconds(mean(theirs)),
      againstOracle: Number((mean(delays) / mean(theirs)).toFixed(3))
    },
    lateness: promiseFigures(month, story),
    charged,
    overspent: Math.max(0, charged + stolen - month.quotaLimit)
  }
}

/** In ms. */
function visibleAges(month: Month, answersOf: (coin: string) => readonly number[]) {
  const visible = month.life.visible.map((span, index) => ({ span, ...visibleAt(month, index) }))
  const chart = visible.flatMap(({ span, chart: coin }) => agesOf(answersOf(coin), [span]))
  const rows = visible.flatMap(({ span, rows: coins }) =>
    coins.flatMap(coin => agesOf(answersOf(coin), [span]))
  )
  return { chart, rows, all: [...chart, ...rows] }
}

/**
 * Returns the delay of each alert in ms: from the first minute in which the level could be noticed until the
 * alert fired, or until the end of the month.
 */
function alertDelays({ alerts, life }: Month, delays: readonly number[]): readonly number[] {
  return alerts.flatMap(({ isBeyond }, index) => {
    const passed = isBeyond && firstMinute(reachable(life), isBeyond)
    return passed === undefined ? [] : [Math.max(0, Math.min(delays[index] ?? Infinity, life.to) - passed)]
  })
}

function firstMinute(spans: readonly MonthSpan[], isTrue: (at: number) => boolean): number | undefined {
  for (const { from, to } of spans) {
    for (let at = from; at < to; at += checkEveryMs) if (isTrue(at)) return at
  }
  return undefined
}

/**
 * Returns when the alerts would fire with a schedule that knows sleep and outages in advance. On each day, it
 * loads a coin as often as the app did, but spread evenly over the open hours.
 * @param phase the position of each load within its interval, 0 to 1
 */
function oracleTriggers(month: Month, calls: MonthStory['calls'], phase: number): readonly number[] {
  const { alerts, life } = month
  const open = reachable(life)
  const days = life.days.slice(0, -1).map((from, index) => ({ from, to: life.days[index + 1] ?? from }))
  const quoteTimes = quotesByCoin(calls)
  return alerts.map(({ draft, isBeyond }) => {
    if (!isBeyond || draft.coin === null) return Infinity
    const moments = quoteTimes.get(draft.coin) ?? []
    for (const day of days) {
      const count = moments.filter(at => at >= day.from && at < day.to).length
      const at = evenly(count, within(open, day), phase).find(isBeyond)
      if (at !== undefined) return at
    }
    return Infinity
  })
}

function evenly(count: number, spans: readonly MonthSpan[], phase: number): readonly number[] {
  const whole = spans.reduce((sum, { from, to }) => sum + to - from, 0)
  return Array.from({ length: count }, (_, index) => {
    let left = ((index + phase) / count) * whole
    for (const { from, to } of spans) {
      if (left < to - from) return from + left
      left -= to - from
    }
    return spans.at(-1)?.to ?? 0
  })
}
