import { batchesOf } from '../paint/batches'
import { Candles } from '../series/candles'
import { frameOf, type Frame, type View } from './frame'
import type { CandleStyle, SceneLayer, Pane } from './layers'
import type { Palette } from './palette'
import { Scene } from './scene'
import { all } from '../scales/visible-range'
import { pricePane, volumePane } from './candle-panes'
import { minute } from '../../../src-shared/time'

export const palette = {
  up: 'up',
  down: 'down',
  accent: 'accent',
  textQuiet: 'quiet',
  hues: ['blue'] as readonly string[]
} as Palette

export function candlesOf(closes: readonly number[], volume = 3): Candles {
  const column = (read: (close: number, at: number) => number): Float64Array =>
    Float64Array.from(closes, read)
  return new Candles(
    {
      time: column((_, at) => Date.UTC(2026, 0, 1) + at * minute),
      open: column((close, at) => closes[at - 1] ?? close),
      high: column((close, at) => Math.max(close, closes[at - 1] ?? close)),
      low: column((close, at) => Math.min(close, closes[at - 1] ?? close)),
      close: column(close => close),
      volume: column(() => volume)
    },
    minute
  )
}

export function cutTo({ size, time, open, high, low, close, volume }: Candles) {
  const cut = (column: Float64Array): Float64Array => column.slice(0, size)
  return {
    time: cut(time),
    open: cut(open),
    high: cut(high),
    low: cut(low),
    close: cut(close),
    volume: cut(volume)
  }
}

function panesOf(candles: Candles, more: readonly SceneLayer[] = [], style: CandleStyle = 'candles'): Pane[] {
  const price = pricePane(style, more, 3)
  return candles.hasVolume ? [price, volumePane] : [price]
}

export function draw(
  candles: Candles,
  range = all(candles.slots),
  more: readonly SceneLayer[] = [],
  style: CandleStyle = 'candles',
  legendLines = 0
) {
  const scene = new Scene(candles)
  const view: View = {
    width: 1000,
    height: 600,
    ratio: 1,
    range,
    panes: panesOf(candles, more, style).map(pane => (pane.id === 'price' ? { ...pane, legendLines } : pane)),
    scaleKind: 'linear',
    measure: text => text.length * 7
  }
  const frame = frameOf(scene, view, 0)
  return { frame, drawn: paintAll(frame, scene) }
}

interface Drawn {
  readonly style: string
  readonly numbers: readonly number[]
}

function paintAll(frame: Frame, scene: Scene): Drawn[] {
  return frame.panes.flatMap(({ pane, plot }) =>
    batchesOf(pane, { scene, palette, plot: () => plot }).map(({ style, paint }) => {
      const numbers: number[] = []
      const note = (...all: number[]): number => numbers.push(...all)
      const ink = { fillRect: note } as unknown as CanvasRenderingContext2D
      paint({ moveTo: note, lineTo: note, rect: note, closePath: () => 0 }, ink)
      return { style: `${pane.id} ${style.fill ?? style.stroke}`, numbers }
    })
  )
}

export const rectsOf = (drawn: readonly Drawn[], style: string): number =>
  drawn.filter(one => one.style === style).reduce((sum, one) => sum + one.numbers.length / 4, 0)
