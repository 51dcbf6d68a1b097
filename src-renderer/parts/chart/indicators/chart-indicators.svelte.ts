import type { IndicatorBar } from '../../../../src-shared/indicators/columns'
import type { Candles } from '../../../charts/series/candles'
import { IndicatorFeed, noValues } from '../../../charts/indicators/feed'
import { workerPort } from '../../../charts/indicators/port'
import type { ShownIndicator } from '@contract'

/** The worker starts when the first indicator is added. */
export class ChartIndicators {
  values = $state.raw(noValues)
  readonly #moved: (bar: number) => void
  #feed: IndicatorFeed | null = null
  #candles: Candles | null = null

  constructor(moved: (bar: number) => void) {
    this.#moved = moved
  }

  follow(candles: Candles | undefined, shown: readonly ShownIndicator[]): void {
    if (!candles || (shown.length === 0 && !this.#feed)) return
    const plans = shown.map(({ key, indicator, values }) => ({ key, indicator, values }))
    this.#feed ??= new IndicatorFeed(workerPort(), {
      computed: values => (this.values = values),
      moved: bar => this.#moved(bar)
    })
    if (candles === this.#candles) this.#feed.plan(plans)
    else this.#feed.load(candles, plans)
    this.#candles = candles
  }

  tick(bar: IndicatorBar): void {
    this.#feed?.tick(bar)
  }

  close(): void {
    this.#feed?.close()
    this.#feed = null
  }
}
