import type { CandleStyle, Layer, Pane } from './layers'

/** The pane of the candles, with what is laid over them. */
export const pricePane = (style: CandleStyle, over: readonly Layer[], weight: number): Pane => ({
  id: 'price',
  weight,
  layers: [{ kind: 'candles', style }, ...over],
  bounds: null,
  fromZero: false,
  labels: 'price'
})

/** Their volume, from zero. */
export const volumePane: Pane = {
  id: 'volume',
  weight: 1,
  layers: [{ kind: 'volume' }],
  bounds: null,
  fromZero: true,
  labels: 'amount'
}
