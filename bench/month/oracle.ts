import { covers, type MonthSpan } from './spans'

/** The oracle knows prices, outages and sleep times in advance. */
export interface OracleDay {
  readonly day: MonthSpan
  readonly reachable: readonly MonthSpan[]
  readonly onBattery: readonly MonthSpan[]
  readonly wantedMs: number
  readonly priceAt: (at: number) => number
  /** The credits that are left for quotes: the day's budget minus the credits of all other calls. */
  readonly credits: number
}

/** On battery, everything loads half as often. */
const easedOnBattery = 2
const rounds = 30

/**
 * Spreads loads evenly over the day, as often as wanted and affordable.
 * @param last the time of the last load before this day
 */
export function oracleAnswers(
  day: OracleDay,
  last: number
): { readonly answers: readonly number[]; readonly credits: number } {
  const wanted = answersAt(day, last, 1)
  if (wanted.credits <= day.credits) return wanted
  let [tooOften, seldom] = [1, 1000]
  for (let round = 0; round < rounds; round++) {
    const middle = (tooOften + seldom) / 2
    if (answersAt(day, last, middle).credits <= day.credits) seldom = middle
    else tooOften = middle
  }
  return answersAt(day, last, seldom)
}

function answersAt(
  { day, reachable, onBattery, wantedMs, priceAt }: OracleDay,
  last: number,
  stretch: number
): { readonly answers: readonly number[]; readonly credits: number } {
  const answers: number[] = []
  let credits = 0
  let due = last
  for (const span of reachable) {
    let at = Math.max(due, span.from, day.from)
    while (at < Math.min(span.to, day.to)) {
      answers.push(at)
      credits += priceAt(at)
      at += wantedMs * Math.max(stretch, covers(onBattery, at) ? easedOnBattery : 1)
    }
    due = at
  }
  return { answers, credits }
}
