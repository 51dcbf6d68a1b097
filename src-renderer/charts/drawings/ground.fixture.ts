import type { Drawing } from '@contract'
import { Candles } from '../series/candles'
import { Plot } from '../scene/plot'
import { scaleAround, type ScaleKind } from '../scales/price-scale'
import type { Ground } from './anchors'
import { hour } from '../../../src-shared/time'

export const box = { left: 0, top: 10, width: 700, height: 300 }

export function groundOf(
  kind: ScaleKind = 'linear',
  price = 100,
  { intervalMs = hour, missing = [] as readonly number[], slots = 100 } = {}
): Ground {
  const hours = Array.from({ length: 150 }, (_, at) => at).filter(at => !missing.includes(at))
  const column = (read: (at: number) => number): Float64Array => Float64Array.from(hours, read)
  const candles = new Candles(
    {
      time: column(at => at * intervalMs),
      open: column(() => price),
      high: column(at => price * (1.1 + at / 1000)),
      low: column(at => price * (0.9 - at / 1000)),
      close: column(() => price * 1.02),
      volume: column(() => 1)
    },
    intervalMs
  )
  const scale = scaleAround(price * 0.7, price * 1.4, { kind, base: price })
  const range = { from: 20, to: 20 + slots }
  return { candles, plot: new Plot(box, range, scale, { slots: 1, phase: 0 }, 1) }
}

export const trend = (from: readonly [number, number], to: readonly [number, number]): Drawing => ({
  kind: 'trend',
  id: 'trend',
  hue: 0,
  from: { time: from[0], price: from[1] },
  to: { time: to[0], price: to[1] },
  reach: 'segment'
})
export const level = (id: string, price: number): Drawing => ({ kind: 'horizontal', id, hue: 0, price })
