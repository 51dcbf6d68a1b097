import { at } from '../../../src-shared/indicators/columns'
import { axisTags, isCompared, lastPrice, type AxisTag, type LastPrice } from './axis-tags'
import { columnStart, type ColumnStep } from '../series/column-step'
import { firstInView } from './compare'
import type { Pane } from './layers'
import { legendRoom } from './legend-room'
import { Plot, type Box } from './plot'
import { join, withIndicatorValues, withLevels } from './price-reach'
import {
  priceTicks,
  scaleAround,
  scaleLabel,
  type PriceScale,
  type PriceTick,
  type ScaleKind
} from '../scales/price-scale'
import type { Scene, SlotSpan } from './scene'
import { timeTicks, type TimePlace, type TimeTick } from '../scales/time-scale'
import type { VisibleRange } from '../scales/visible-range'
import { day } from '../../../src-shared/time'

export interface PaneFrame {
  readonly pane: Pane
  readonly plot: Plot
  readonly ticks: readonly PriceTick[]
}

export interface Frame {
  readonly panes: readonly PaneFrame[]
  readonly timeTicks: readonly TimeTick[]
  readonly step: ColumnStep
  readonly axisWidth: number
  readonly last: LastPrice | null
  readonly tags: readonly AxisTag[]
  /** How much of the plot's right end is reserved for the coin names of the tags, px. */
  readonly nameRoom: number
}

export interface View {
  readonly width: number
  readonly height: number
  readonly ratio: number
  readonly range: VisibleRange
  readonly panes: readonly Pane[]
  readonly scaleKind: ScaleKind
  /** Prices that the scale includes while the latest candle is in view. */
  readonly levels?: readonly number[]
  /** Returns the width of a text in the chart's font, px. */
  readonly measure: (text: string) => number
}

export const timeAxisHeight = 24
const paneGap = 1

export function frameOf(scene: Scene, view: View, axisWidth: number): Frame {
  const boxes = layOut(view, axisWidth)
  const width = view.width - axisWidth
  const step = scene.stepFor(width / (view.range.to - view.range.from))
  const panes = view.panes.map((pane, index): PaneFrame => {
    const box = boxes[index] ?? { left: 0, top: 0, width, height: 1 }
    const unscaled = new Plot(box, view.range, scaleAround(0, 1), step, view.ratio)
    const isFirst = index === 0
    const levels = isFirst ? (view.levels ?? []) : []
    const clear = legendRoom(pane.legendLines ?? 0, box.height, pane.isLegendUnfolded) / box.height
    const scale = scaleOf(scene, pane, unscaled, {
      kind: isFirst ? view.scaleKind : ('linear' as const),
      levels,
      clear
    })
    const plot = new Plot(box, view.range, scale, step, view.ratio)
    return { pane, plot, ticks: ticksOf(pane, scale, box.height) }
  })
  // The axis doesn't become narrower until another series is shown. Otherwise, the plot would jump while
  // panning.
  const labels = panes.flatMap(({ ticks }) => ticks.map(({ label }) => label))
  const [first] = panes
  const newest = first ? lastPrice(scene, first.pane, first.plot) : null
  const tags = first ? axisTags(scene, first.pane, first.plot, newest) : []
  if (first && newest) labels.push(scaleLabel(first.plot.scale, newest.price))
  labels.push(...tags.map(({ text }) => text))
  const needed = Math.ceil(Math.max(40, ...labels.map(view.measure)) + 16)
  if (needed > axisWidth) return frameOf(scene, view, needed)
  const last = newest && { ...newest, place: tags.find(({ isOwn }) => isOwn)?.place ?? newest.place }
  const nameRoom = Math.max(0, ...tags.map(({ coin }) => view.measure(coin) + 12))
  const timeTicks = ticksInView(scene, first?.plot ?? null)
  return { panes, timeTicks, step, axisWidth, last, tags, nameRoom }
}

/**
 * If the indicator has at least two fixed levels, these are labelled instead of round values. A single level
 * wouldn't show the scale.
 */
function ticksOf(pane: Pane, scale: PriceScale, height: number): readonly PriceTick[] {
  const levels = pane.layers.flatMap(layer => (layer.kind === 'levels' ? layer.levels : []))
  if (levels.length < 2) return priceTicks(scale, height, pane.labels)
  return levels
    .filter(level => level >= scale.low && level <= scale.high)
    .map(level => ({ at: level, label: String(level) }))
}

function layOut({ width, height, panes }: View, axisWidth: number): Box[] {
  const weights = panes.reduce((sum, pane) => sum + pane.weight, 0)
  const room = height - timeAxisHeight - paneGap * (panes.length - 1)
  let top = 0
  return panes.map((pane, index) => {
    const isLast = index === panes.length - 1
    const share = Math.round((room * pane.weight) / weights)
    const box = {
      left: 0,
      top,
      width: Math.max(1, width - axisWidth),
      height: Math.max(1, isLast ? height - timeAxisHeight - top : share)
    }
    top += share + paneGap
    return box
  })
}

function scaleOf(
  scene: Scene,
  pane: Pane,
  span: SlotSpan,
  { kind, levels, clear }: { kind: ScaleKind; levels: readonly number[]; clear: number }
): PriceScale {
  // Padding keeps a line along the edge of the pane from being cut in half.
  if (pane.bounds) return scaleAround(...pane.bounds, { pad: 0.04, clear })
  if (pane.fromZero) {
    const { high } = scene.volumeExtent(span)
    return { kind: 'linear', base: 1, low: 0, high: (high || 1) * 1.1 }
  }
  const drawn = pane.layers.find(layer => layer.kind === 'candles')
  const candles = drawn ? scene.candleExtent(span, drawn.style) : { low: Infinity, high: -Infinity }
  const values = join(
    pane.layers.filter(layer => !isCompared(layer)).map(one => scene.layerExtent(one, span))
  )
  const base = baseOf(scene, span)
  const compared = pane.layers.filter(isCompared).map(layer => {
    const { low, high } = scene.layerExtent(layer, span)
    const factor = base / firstInView(scene.line(layer.values, span, layer.shift), span)
    return { low: low * factor || Infinity, high: high * factor || -Infinity }
  })
  const visible = join([drawn ? withIndicatorValues(candles, values) : values, ...compared])
  const isNow = levels.length > 0 && span.endVisible >= scene.detail(span.step).size
  const { low, high } = isNow ? withLevels(visible, candles, levels, { kind, base }) : visible
  return scaleAround(low, high, { kind, base, clear })
}

function baseOf(scene: Scene, { firstVisible, endVisible, step }: SlotSpan): number {
  const detail = scene.detail(step)
  for (let column = firstVisible; column < Math.min(endVisible, detail.size); column++)
    if (at(detail.first, column) >= 0) return at(detail.close, column)
  return 1
}

function ticksInView(scene: Scene, plot: Plot | null): TimeTick[] {
  if (!plot || scene.candles.size === 0) return []
  const { candles } = scene
  const { step } = plot
  const detail = scene.detail(step)
  const places: TimePlace[] = []
  for (let column = plot.firstColumn; column < plot.endColumn; column++) {
    const bar = column < detail.size ? at(detail.first, column) : -1
    const start = columnStart(column, step)
    if (bar < 0 && column < detail.size) continue
    places.push({
      slot: start + step.slots / 2,
      time: bar < 0 ? candles.timeAt(start) : at(candles.time, bar)
    })
  }
  const bar = at(detail.first, plot.firstColumn)
  const before = bar > 0 ? at(candles.time, bar - 1) : NaN
  const zone = candles.intervalMs >= day ? 'utc' : 'local'
  const pxPerMs = plot.pxPerSlot / candles.intervalMs
  const { from, to } = plot.range
  return timeTicks(places, before, pxPerMs, plot.pxPerSlot, zone).filter(
    ({ slot }) => slot >= from && slot <= to
  )
}
