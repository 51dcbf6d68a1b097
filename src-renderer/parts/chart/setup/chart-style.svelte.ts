import type { Look } from '@contract'
import type { CandleStyle } from '../../../charts/scene/layers'
import type { ScaleKind } from '../../../charts/scales/price-scale'
import { m } from '../../../../src-shared/messages/m'

export const styleNames: Readonly<Record<CandleStyle, string>> = {
  candles: m.chart.styles.candles(),
  hollow: m.chart.styles.hollow(),
  'heikin-ashi': m.chart.styles['heikin-ashi'](),
  bars: m.chart.styles.bars(),
  line: m.chart.styles.line(),
  area: m.chart.styles.area()
}
export const scaleNames: Readonly<Record<ScaleKind, string>> = {
  linear: m.chart.scaleNames.linear(),
  log: m.chart.scaleNames.log(),
  percent: m.chart.scaleNames.percent()
}

/** The caller stores the state. */
export class ChartStyleState {
  readonly style = $derived.by(() => this.#read().style)
  readonly scale = $derived.by(() => this.#read().scale)
  readonly #read: () => Look
  readonly #write: (style: Look) => void

  constructor(read: () => Look, write: (style: Look) => void) {
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
