import type { Look } from '@contract'
import type { CandleStyle } from '../../../charts/scene/layers'
import type { ScaleKind } from '../../../charts/scales/price-scale'

export const styleNames: Readonly<Record<CandleStyle, string>> = {
  candles: 'Candles',
  hollow: 'Hollow candles',
  'heikin-ashi': 'Heikin-Ashi',
  bars: 'Bars',
  line: 'Line',
  area: 'Area'
}
export const scaleNames: Readonly<Record<ScaleKind, string>> = {
  linear: 'Linear scale',
  log: 'Logarithmic scale',
  percent: 'Percent from the left edge'
}

/** How one chart's prices are drawn, as whoever keeps it says. */
export class ChartLook {
  readonly style = $derived.by(() => this.#read().style)
  readonly scale = $derived.by(() => this.#read().scale)
  readonly #read: () => Look
  readonly #write: (look: Look) => void

  constructor(read: () => Look, write: (look: Look) => void) {
    this.#read = read
    this.#write = write
  }

  draw(style: CandleStyle): void {
    this.#write({ ...this.#read(), style })
  }

  measure(scale: ScaleKind): void {
    this.#write({ ...this.#read(), scale })
  }
}
