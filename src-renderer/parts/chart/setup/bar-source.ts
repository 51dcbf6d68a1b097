import type { Interval, PriceTag } from '@contract'
import type { ChartsState } from '../../../state/charts.svelte'
import { intervalMs, intervalOptions, sourcesOf } from './intervals'

/** An interval of a coin: whether candles of it are held, and what asking for them costs. */
export interface HeldSource {
  readonly interval: Interval
  readonly isHeld: boolean
  readonly price: PriceTag | null
}

/** What is held of a coin, interval by interval; no call. */
export async function heldSources(charts: ChartsState, coin: string): Promise<readonly HeldSource[]> {
  return Promise.all(
    intervalOptions.map(async ({ value: interval }) => {
      const series = await charts.peek(coin, interval)
      // What our own quotes made is no candle of the service's.
      const isHeld = series !== null && series.provisionalFrom > 0
      return { interval, isHeld, price: series?.price ?? null }
    })
  )
}

/** What bars of so many minutes are built from: the longest interval that is held, else the longest that would do. */
export function sourceFor(minutes: number, held: readonly HeldSource[]): HeldSource {
  const sources = sourcesOf(minutes)
  // A length that is one of the service's own is no bar to build.
  const [longest = ownOf(minutes)] = sources
  const best = sources.find(interval => held.some(one => one.interval === interval && one.isHeld))
  const interval = best ?? longest
  return held.find(one => one.interval === interval) ?? { interval, isHeld: false, price: null }
}

const ownOf = (minutes: number): Interval =>
  intervalOptions.find(({ value }) => intervalMs[value] === minutes * 60_000)?.value ?? '1m'
