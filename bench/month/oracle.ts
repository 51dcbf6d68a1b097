import { covers, type Span } from './spans'

/** What an oracle knows: every price, every outage and every sleep of the day beforehand. */
export interface OracleDay {
  readonly day: Span
  /** The machine is awake and the service answers. */
  readonly reachable: readonly Span[]
  readonly onBattery: readonly Span[]
  readonly wantedMs: number
  readonly priceAt: (at: number) => number
  /** Credits for quotes: what the day's budget leaves beside all other calls. */
  readonly credits: number
}

/** On battery everything is asked for half as often. */
const easedOnBattery = 2
const rounds = 30

/**
 * When the oracle asks for quotes: evenly over the time in which it can, as often as is wanted, or as the day's
 * credits pay for. `credits`: what that costs.
 * @param last when it asked last before this day.
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
