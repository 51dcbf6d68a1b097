import type { CandleStyle } from '../../charts/layers'
import type { ScaleKind } from '../../charts/price-scale'

const shelf = 'candlewick.chart-look'

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

/** How prices are drawn, the same over every coin; kept by the window over restarts. */
export class ChartLook {
  style = $state<CandleStyle>('candles')
  scale = $state<ScaleKind>('linear')
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'>

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'>) {
    this.#storage = storage
    const [style = '', scale = ''] = (storage.getItem(shelf) ?? '').split(' ')
    if (style in styleNames) this.style = style as CandleStyle
    if (scale in scaleNames) this.scale = scale as ScaleKind
  }

  draw(style: CandleStyle): void {
    this.style = style
    this.#keep()
  }

  measure(scale: ScaleKind): void {
    this.scale = scale
    this.#keep()
  }

  #keep(): void {
    this.#storage.setItem(shelf, `${this.style} ${this.scale}`)
  }
}
