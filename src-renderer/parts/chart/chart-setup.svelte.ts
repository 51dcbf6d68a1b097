import type { Interval } from '@contract'
import { ChartLook, type Look } from './chart-look.svelte'
import { IndicatorList, type ShownIndicator } from './indicator-list.svelte'

/** What a person chose for one chart, as it is kept. */
export interface ChartChoices {
  readonly coin: string
  readonly interval: Interval
  readonly indicators: readonly ShownIndicator[]
  readonly look: Look
}

/**
 * One chart's set-up, to be read and changed by whatever belongs to that chart. It holds nothing itself: what is read
 * comes from whoever keeps it, and a change goes there.
 */
export class ChartSetup {
  readonly coin = $derived.by(() => this.#read().coin)
  readonly interval = $derived.by(() => this.#read().interval)
  readonly indicators: IndicatorList
  readonly look: ChartLook
  readonly #read: () => ChartChoices
  readonly #change: (part: Partial<ChartChoices>) => void

  constructor(read: () => ChartChoices, change: (part: Partial<ChartChoices>) => void) {
    this.#read = read
    this.#change = change
    this.indicators = new IndicatorList(
      () => read().indicators,
      indicators => change({ indicators })
    )
    this.look = new ChartLook(
      () => read().look,
      look => change({ look })
    )
  }

  showCoin(coin: string): void {
    this.#change({ coin })
  }

  showInterval(interval: Interval): void {
    this.#change({ interval })
  }
}
