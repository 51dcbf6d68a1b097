import type { Interval, PriceTag } from '@contract'
import type { ChartsState } from '../../../state/charts.svelte'
import { chartIntervalMs, intervalOptions, intervalSources } from './intervals'

export interface LoadedSource {
  readonly interval: Interval
  readonly isLoaded: boolean
  readonly price: PriceTag | null
}

/** Makes no call. */
export async function loadedSources(charts: ChartsState, coin: string): Promise<readonly LoadedSource[]> {
  return Promise.all(
    intervalOptions.map(async ({ value: interval }) => {
      const series = await charts.peek(coin, interval)
      // Bars built from quotes don't count as loaded.
      const isLoaded = series !== null && series.provisionalFrom > 0
      return { interval, isLoaded, price: series?.price ?? null }
    })
  )
}

/**
 * The interval from which bars of this length (in minutes) are built: the longest loaded one, or the longest
 * possible one if none is loaded.
 */
export function sourceFor(minutes: number, loaded: readonly LoadedSource[]): LoadedSource {
  const sources = intervalSources(minutes)
  // If there are no sources, the service has an interval of this length, and no bars need to be built.
  const [longest = ownOf(minutes)] = sources
  const best = sources.find(interval => loaded.some(one => one.interval === interval && one.isLoaded))
  const interval = best ?? longest
  return loaded.find(one => one.interval === interval) ?? { interval, isLoaded: false, price: null }
}

const ownOf = (minutes: number): Interval =>
  intervalOptions.find(({ value }) => chartIntervalMs[value] === minutes * 60_000)?.value ?? '1m'
