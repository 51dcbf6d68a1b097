import type { CandleStyle } from '../../charts/layers'
import type { ScaleKind } from '../../charts/price-scale'

export const styleNames: Readonly<Record<CandleStyle, string>> = {
  candles: 'Candles',
  bars: 'Bars',
  line: 'Line',
  area: 'Area'
}
export const scaleNames: Readonly<Record<ScaleKind, string>> = {
  linear: 'Linear scale',
  log: 'Logarithmic scale',
  percent: 'Percent from the left edge'
}

/** How prices are drawn. */
export interface Look {
  readonly style: CandleStyle
  readonly scale: ScaleKind
}

export const usualLook: Look = { style: 'candles', scale: 'linear' }

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

/** What was kept, as far as it still means something: another version may have kept it. */
export function readLook(text: string | null): Look {
  const [style = '', scale = ''] = (text ?? '').split(' ')
  return {
    style: style in styleNames ? (style as CandleStyle) : usualLook.style,
    scale: scale in scaleNames ? (scale as ScaleKind) : usualLook.scale
  }
}
