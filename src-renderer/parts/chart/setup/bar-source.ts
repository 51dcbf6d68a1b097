import type { Interval, PriceTag } from '@contract'
import type { ChartsState } from '../../../state/charts.svelte'
import { chartIntervalMs, intervalOptions, intervalSources } from './intervals'

export interface HeldSource {
  readonly interval: Interval
  readonly isHeld: boolean
  readonly price: PriceTag | null
}

/** The intervals of a coin with whether they are loaded. Makes no call. */
export async function heldSources(charts: ChartsState, coin: string): Promise<readonly HeldSource[]> {
  return Promise.all(
    intervalOptions.map(async ({ value: interval }) => {
      const series = await charts.peek(coin, interval)
      // Bars built from quotes don't count as loaded candles.
      const isHeld = series !== null && series.provisionalFrom > 0
      return { interval, isHeld, price: series?.price ?? null }
    })
  )
}

/**
 * The interval to build bars of this many minutes from. Prefers the longest loaded interval. If none is
 * loaded, the longest possible.
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
