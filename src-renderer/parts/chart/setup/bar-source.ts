import type { Interval, PriceTag } from '@contract'
import type { ChartsState } from '../../../state/charts.svelte'
import { chartIntervalMs, intervalOptions, intervalSources } from './intervals'

/** An interval of a coin, with whether its candles are loaded and what loading them costs. */
export interface HeldSource {
  readonly interval: Interval
  readonly isHeld: boolean
  readonly price: PriceTag | null
}

/** Loaded intervals of a coin. Makes no call. */
export async function heldSources(charts: ChartsState, coin: string): Promise<readonly HeldSource[]> {
  return Promise.all(
    intervalOptions.map(async ({ value: interval }) => {
      const series = await charts.peek(coin, interval)
      // Bars that were built from our own quotes don't count as loaded candles.
      const isHeld = series !== null && series.provisionalFrom > 0
      return { interval, isHeld, price: series?.price ?? null }
    })
  )
}

/**
 * The interval from which to build bars of this many minutes. Prefers the longest that is loaded. If none is, the
 * longest that is possible.
 */
export function sourceFor(minutes: number, held: readonly HeldSource[]): HeldSource {
  const sources = intervalSources(minutes)
  // A length equal to a service interval needs no building.
  const [longest = ownOf(minutes)] = sources
  const best = sources.find(interval => held.some(one => one.interval === interval && one.isHeld))
  const interval = best ?? longest
  return held.find(one => one.interval === interval) ?? { interval, isHeld: false, price: null }
}

const ownOf = (minutes: number): Interval =>
  intervalOptions.find(({ value }) => chartIntervalMs[value] === minutes * 60_000)?.value ?? '1m'
