import type { Pane } from '../../charts/layers'

/** Candles, and below them the volume where there is any. */
export function basePanes(hasVolume: boolean): Pane[] {
  const price: Pane = {
    id: 'price',
    weight: 5,
    layers: [{ kind: 'candles', style: 'candles' }],
    bounds: null,
    fromZero: false,
    labels: 'price'
  }
  const volume: Pane = {
    id: 'volume',
    weight: 1,
    layers: [{ kind: 'volume' }],
    bounds: null,
    fromZero: true,
    labels: 'amount'
  }
  return hasVolume ? [price, volume] : [price]
}
