import type { CandleStyle, SceneLayer, Pane } from './layers'

export const pricePane = (style: CandleStyle, over: readonly SceneLayer[], weight: number): Pane => ({
  id: 'price',
  weight,
  layers: [{ kind: 'candles', style }, ...over],
  bounds: null,
  fromZero: false,
  labels: 'price'
})

export const volumePane: Pane = {
  id: 'volume',
  weight: 1,
  layers: [{ kind: 'volume' }],
  bounds: null,
  fromZero: true,
  labels: 'amount'
}
