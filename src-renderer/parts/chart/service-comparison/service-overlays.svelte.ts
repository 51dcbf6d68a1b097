import type { ServiceComparisonState } from '../../../state/service-comparison.svelte'
import type { DrawnChart } from '../candles/drawn-chart'
import { drawnOn, serviceOverlays } from './service-layers'

/**
 * The service's lines that the user has switched on and that are loaded for the chart's coin and interval.
 */
export class ServiceOverlays {
  readonly #serviceComparison: ServiceComparisonState
  readonly #open: DrawnChart

  constructor(serviceComparison: ServiceComparisonState, open: DrawnChart) {
    this.#serviceComparison = serviceComparison
    this.#open = open
  }

  /** In a replay, lines end at its current bar, and levels are hidden because they are today's. */
  readonly comparisons = $derived.by(() => {
    const { shown, bars, isRatio, replay } = this.#open
    const known = drawnOn(
      shown && !isRatio ? { coin: shown.coin, interval: bars?.label ?? shown.interval } : undefined,
      this.#serviceComparison.drawn,
      (kind, coin) => this.#serviceComparison.of({ kind, coins: [coin] })?.value
    )
    return replay.running ? known.filter(({ kind }) => kind !== 'levels') : known
  })

  readonly overlays = $derived.by(() => {
    const { allCandles, setup } = this.#open
    return allCandles ? serviceOverlays(this.comparisons, setup.indicators.items, allCandles) : []
  })
}
