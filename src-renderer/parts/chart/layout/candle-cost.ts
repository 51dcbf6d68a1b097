import type { Interval, PriceTag } from '@contract'
import { formatCredits } from '../../../../src-shared/format/credits'
import { day, intervalMs } from '../setup/intervals'

/** One series on screen: what asking for it costs, and its interval. */
export interface AskedSeries {
  readonly interval: Interval
  readonly price: PriceTag
}

/** What the plan says of candles. */
export interface CandlePlan {
  readonly isSimulated: boolean
  readonly isAutomatic: boolean
  /** Between two calls, ms, however many charts there are. */
  readonly everyMs: number
}

/** Calls a day for the series on screen together: shared out among them, and never sooner than a candle closes. */
export function callsPerDay(series: readonly AskedSeries[], everyMs: number): readonly number[] {
  return series.map(({ interval }) => day / Math.max(intervalMs[interval], everyMs * series.length))
}

/** What the charts on screen cost, in a sentence or two. Each series is given once, however many charts show it. */
export function costWords(series: readonly AskedSeries[], plan: CandlePlan): string {
  if (series.length === 0) return 'Nothing is asked for: no chart on screen has a coin.'
  const what = series.length === 1 ? 'one series of candles' : `${series.length} series of candles`
  const shown = `${series.length === 1 ? 'One series of candles is' : `${series.length} series of candles are`} on screen`
  const hidden = 'Charts off screen ask for nothing.'
  if (plan.isSimulated) return `${shown}, simulated: no credits are used. ${hidden}`
  if (!plan.isAutomatic) return `${shown}. By your plan, candles are fetched only when you ask.`
  const calls = callsPerDay(series, plan.everyMs)
  const total = calls.reduce((sum, one) => sum + one, 0)
  const credits = calls.reduce<number | null>((sum, one, at) => {
    const price = series[at]?.price.credits ?? null
    return sum === null || price === null ? null : sum + one * price
  }, 0)
  const cost =
    credits === null ? 'at a price not known yet' : `about ${formatCredits(Math.round(credits))} a day`
  return `Your plan asks for ${what}, ${timesADay(total)} in all: ${cost}. ${hidden}`
}

function timesADay(calls: number): string {
  if (calls < 1.5) return 'about once a day'
  return `about ${Math.round(calls)} times a day`
}
