import { freshnessOf } from './freshness'
import type { MonthLife, MonthTrouble } from './life'
import { oracleAnswers } from './oracle'
import type { Month, MonthStory } from './month'
import { quotesByCoin } from './quotes-by-coin'
import { without, type MonthSpan } from './spans'

/** A notification still belongs to a problem if it comes this long after the problem's end, ms. */
const lateMs = 60_000

const dayOf = ({ days }: MonthLife): readonly MonthSpan[] =>
  days.slice(0, -1).map((from, index) => ({ from, to: days[index + 1] ?? from }))

const ratioOf = (a: number, b: number): number => Number((a / b).toFixed(3))

const reachableIn = ({ asleep, troubles }: MonthLife, day: MonthSpan): readonly MonthSpan[] =>
  without([day], [...asleep, ...troubles.filter(({ kind }) => kind !== '402')])

export function wantedQuoteCredits(month: Pick<Month, 'life' | 'prices' | 'quotesEveryMs'>): number {
  return oracleOf(month, () => Infinity).credits
}

function oracleOf(
  { life, prices, quotesEveryMs }: Pick<Month, 'life' | 'prices' | 'quotesEveryMs'>,
  creditsOn: (day: MonthSpan) => number
): { readonly answers: readonly number[]; readonly credits: number } {
  let [last, sum] = [-Infinity, 0]
  const answers: number[] = []
  for (const day of dayOf(life)) {
    const { answers: ofDay, credits } = oracleAnswers(
      {
        day,
        reachable: reachableIn(life, day),
        onBattery: life.onBattery,
        wantedMs: quotesEveryMs,
        priceAt: prices.batchAt,
        credits: creditsOn(day)
      },
      last
    )
    answers.push(...ofDay)
    last = ofDay.at(-1) ?? last
    sum += credits
  }
  return { answers, credits: sum }
}

/** Calculates the figures that docs/benches.md defines. */
export function judgeMonth(month: Month, dailyBudget: number, story: MonthStory) {
  const { life } = month
  const days = dayOf(life)
  const chargedIn = (
    { from, to }: MonthSpan,
    isCounted: (operation: string) => boolean = () => true
  ): number =>
    story.calls
      .filter(({ at, operation }) => at >= from && at < to && isCounted(operation))
      .reduce((sum, { charged }) => sum + charged, 0)
  const spentByDay = days.map(day => chargedIn(day))
  const quotes = story.calls.filter(({ operation, status }) => operation === 'getData' && status === 200)
  const quoteTimes = quotesByCoin(story.calls)
  const ours = freshnessOf(
    month.coins.map(coin => quoteTimes.get(coin) ?? []),
    life.visible
  )
  const oracle = oracleOf(month, day =>
    Math.max(0, dailyBudget - chargedIn(day, operation => operation !== 'getData'))
  )
  const theirs = freshnessOf([oracle.answers], life.visible)
  const seconds = (ms: number): number => Math.round(ms / 1000)
  return {
    spentOfBudget: ratioOf(chargedIn(life), dailyBudget * days.length),
    fullestDay: ratioOf(Math.max(...spentByDay), dailyBudget),
    overspends: spentByDay.filter(spent => spent > dailyBudget).length,
    calls: story.calls.length,
    callsPerRefresh: ratioOf(quotes.length, new Set(story.refreshedAt).size),
    wantedSeconds: seconds(month.quotesEveryMs),
    freshness: {
      meanSeconds: seconds(ours.mean),
      p50Seconds: seconds(ours.p50),
      p95Seconds: seconds(ours.p95)
    },
    againstOracle: { mean: ratioOf(ours.mean, theirs.mean), p95: ratioOf(ours.p95, theirs.p95) },
    alerts: alertFigures(month, story),
    notificationsPerTrouble: troubleFigures(life, story),
    /** The number of calls for news while they are locked, including the call that discovers the lock. */
    newsWhileLocked: story.calls.filter(({ operation, status }) => operation === 'getNews' && status === 402)
      .length,
    unsettled: story.unsettled,
    ledgerOff: Math.abs(story.spentByLedger - story.calls.reduce((sum, { charged }) => sum + charged, 0)),
    usedElsewhereReports: story.driftReports,
    byHandRefused: story.byHand.refused
  }
}

function alertFigures({ alerts }: Month, { calls, inbox, shown }: MonthStory) {
  const answered = calls.filter(({ status }) => status === 200)
  const quotes = quotesByCoin(calls)
  const market = {
    quotes: (coin: string): readonly number[] => quotes.get(coin) ?? [],
    lastCandles: (coin: string): number =>
      answered.findLast(
        ({ operation, query }) =>
          operation === 'getOHLCIntraday' && new URLSearchParams(query).get('symbol') === coin
      )?.at ?? 0
  }
  const expected = alerts.map(alert => alert.expected(market))
  const delivered = inbox.map((entries, index) =>
    Math.min(new Set(entries.map(({ at }) => at)).size, expected[index] ?? 0)
  )
  const notified = shown.reduce(
    (sum, { facts }) => sum + (facts.code === 'alerts' ? facts.entries.length : 0),
    0
  )
  const entries = inbox.reduce((sum, { length }) => sum + length, 0)
  const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)
  return {
    expected: total(expected),
    delivered: total(delivered),
    /** The number of unexpected inbox entries or of unexpected notifications, whichever is higher. */
    duplicated: Math.max(entries, notified) - total(delivered),
    notified
  }
}

/** A locked operation only counts as a problem if it was called. */
function troubleFigures({ troubles }: MonthLife, { calls, shown }: MonthStory) {
  const isMet = ({ kind, from, to }: MonthTrouble): boolean =>
    kind !== '402' || calls.some(({ at, status }) => status === 402 && at >= from && at <= to)
  const counts = troubles
    .filter(isMet)
    .map(
      ({ from, to }) =>
        shown.filter(
          ({ at, facts }) =>
            facts.code === 'incident' && facts.phase !== 'over' && at >= from && at <= to + lateMs
        ).length
    )
  return { least: Math.min(...counts), most: Math.max(...counts) }
}
