import { paintBars, paintCandles, paintCloses, paintOutlines, paintVolume } from './candle-painter'
import { firstInView } from '../scene/compare'
import type { Ink, Pen, Rects } from './echarts'
import type { CandleStyle, Dash, SceneLayer, Pane } from '../scene/layers'
import { colorOf, type Palette, type Tint } from '../scene/palette'
import type { Plot } from '../scene/plot'
import type { Scene } from '../scene/scene'
import { paintCloud, paintDots, paintHistogram, paintLevels, paintLine } from './value-painter'

/** Lines and areas share one path. Rectangles are filled one by one. */
export interface PaintBatch {
  readonly style: BatchStyle
  paint(pen: Pen, ink: Ink): void
}

export interface BatchStyle {
  readonly fill?: string
  readonly stroke?: string
  readonly lineWidth?: number
  readonly lineDash?: number[] | 'solid'
  readonly opacity?: number
}

/** What a batch draws from. `plot` is a function, because every pan or zoom creates a new plot. */
interface Source {
  readonly scene: Scene
  readonly palette: Palette
  readonly plot: () => Plot
}

const order: readonly SceneLayer['kind'][] = [
  'levels',
  'cloud',
  'histogram',
  'volume',
  'candles',
  'line',
  'dots'
]
const dashes: Record<Dash, number[] | 'solid'> = { solid: 'solid', dashed: [5, 4], dotted: [1, 3] }
const upThenDown = [true, false]
/** Minimum width of a drawn gap, px. */
const narrowestGap = 4

export function batchesOf(pane: Pane, source: Source): PaintBatch[] {
  const sorted = [...pane.layers].sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
  return [gapBatch(source), ...sorted.flatMap(layer => layerBatches(layer, source))]
}

function layerBatches(layer: SceneLayer, source: Source): PaintBatch[] {
  const { scene, palette, plot } = source
  const tint = (one: Tint): string => colorOf(one, palette)
  const line = (values: Float64Array, shift = 0) => scene.line(values, plot(), shift)
  switch (layer.kind) {
    case 'candles':
      return candleBatches(layer.style, source)
    case 'volume':
      return upThenDown.map(isUp => ({
        style: { fill: isUp ? palette.up : palette.down, opacity: 0.45 },
        paint: (_, ink) => paintVolume(rectsOn(ink), scene.detail(plot().step), plot(), isUp)
      }))
    case 'line':
      return [
        {
          style: strokeStyle(tint(layer.color), layer.width, layer.dash),
          paint: pen => {
            const [detail, now] = [line(layer.values, layer.shift), plot()]
            const own = layer.coin !== undefined ? firstInView(detail, now) : now.scale.base
            paintLine(pen, detail, now, now.scale.base / own)
          }
        }
      ]
    case 'histogram':
      return upThenDown.map(isUp => ({
        style: { fill: tint(isUp ? layer.up : layer.down), opacity: 0.6 },
        paint: (_, ink) => paintHistogram(rectsOn(ink), line(layer.values), plot(), isUp)
      }))
    case 'cloud':
      return upThenDown.map(isFirst => ({
        style: { fill: tint(isFirst ? layer.firstAbove : layer.secondAbove), opacity: 0.14 },
        paint: pen => {
          const [first, second] = [line(layer.first, layer.shift), line(layer.second, layer.shift)]
          paintCloud(pen, first, second, plot(), isFirst)
        }
      }))
    case 'dots':
      return [
        {
          style: { fill: tint(layer.color) },
          paint: (_, ink) => paintDots(rectsOn(ink), line(layer.values), plot())
        }
      ]
    case 'levels':
      return [
        {
          style: { ...strokeStyle(tint(layer.color), 1, 'dashed'), opacity: 0.5 },
          paint: pen => paintLevels(pen, layer.levels, plot())
        }
      ]
  }
}

function candleBatches(style: CandleStyle, { scene, palette, plot }: Source): PaintBatch[] {
  const detail = () => scene.drawn(style, plot().step)
  const isHollow = style === 'hollow'
  const marks = () => ({ provisionalFrom: scene.candles.firstProvisional, isHollow })
  if (style === 'line' || style === 'area') {
    const foot = () => plot().box.top + plot().box.height
    const line: PaintBatch = {
      // The line has the colour of the text, so that it isn't mistaken for an indicator.
      style: strokeStyle(palette.text, 1.5, 'solid'),
      paint: pen => paintCloses(pen, detail(), plot(), null)
    }
    const area: PaintBatch = {
      style: { fill: palette.text, opacity: 0.08 },
      paint: pen => paintCloses(pen, detail(), plot(), foot())
    }
    return style === 'line' ? [line] : [area, line]
  }
  return upThenDown.flatMap((isUp): PaintBatch[] => {
    const color = isUp ? palette.up : palette.down
    if (style === 'bars')
      return [{ style: { fill: color }, paint: (_, ink) => paintBars(rectsOn(ink), detail(), plot(), isUp) }]
    const outlines = (body: 'outlined' | 'provisional', opacity: number): PaintBatch => ({
      style: { ...strokeStyle(color, 1, 'solid'), opacity },
      paint: pen => paintOutlines(pen, detail(), plot(), marks(), { isUp, body })
    })
    return [
      {
        style: { fill: color },
        paint: (_, ink) => paintCandles(rectsOn(ink), detail(), plot(), marks(), isUp)
      },
      // All hollow candles have an outline, so the outline of provisional ones is paler.
      ...(isHollow ? [outlines('outlined', 1)] : []),
      outlines('provisional', isHollow ? 0.5 : 1)
    ]
  })
}

function gapBatch({ scene, palette, plot }: Source): PaintBatch {
  return {
    style: { fill: palette.textQuiet, opacity: 0.16 },
    paint: pen => {
      const now = plot()
      const { from, to } = now.range
      for (const gap of scene.candles.gaps) {
        if (gap.fromSlot > to || gap.fromSlot + gap.slots < from) continue
        const left = now.crisp(now.x(gap.fromSlot))
        const width = now.crisp(now.x(gap.fromSlot + gap.slots)) - left
        // Has a minimum width, so that narrow gaps stay visible among thousands of candles.
        const shown = Math.max(narrowestGap, width)
        pen.rect(left - (shown - width) / 2, now.box.top, shown, now.box.height)
      }
    }
  }
}

/**
 * Fills each rectangle separately. If they were in a single path, the canvas would have to sort all edges
 * first.
 */
function rectsOn(ink: Ink): Rects {
  return { rect: (x, y, width, height) => ink.fillRect(x, y, width, height) }
}

function strokeStyle(color: string, width: number, dash: Dash): BatchStyle {
  return { stroke: color, lineWidth: width, lineDash: dashes[dash] }
}
