import { at } from '../../../src-shared/indicators/columns'
import { formatPercent } from '../../../src-shared/format/percent'
import { firstInView } from './compare'
import type { SceneLayer, LineLayer, Pane } from './layers'
import type { Tint } from './palette'
import type { Plot } from './plot'
import { scaleLabel } from '../scales/price-scale'
import type { Scene } from './scene'

export const tagHeight = 18

export interface AxisTag {
  readonly coin: string
  readonly text: string
  readonly color: Tint
  /** The middle of the tag in px. It is as near to the end of the line as other tags allow. */
  readonly place: number
  readonly isOwn: boolean
}

export const isCompared = (layer: SceneLayer): layer is LineLayer & { readonly coin: string } =>
  layer.kind === 'line' && layer.coin !== undefined

export interface LastPrice {
  readonly price: number
  readonly isUp: boolean
  /** The middle of the label in px. It is outside the plot if the price isn't in view. */
  readonly place: number
}

/**
 * Usually returns the latest price. While coins are compared, returns the price at the last visible column,
 * because the tags of the other coins are for that column too.
 */
export function lastPrice(scene: Scene, pane: Pane, plot: Plot): LastPrice | null {
  const detail = scene.detail(plot.step)
  const end = pane.layers.some(isCompared) ? Math.min(plot.endVisible, detail.size) : detail.size
  for (let column = end - 1; column >= 0; column--) {
    if (at(detail.first, column) < 0) continue
    const close = at(detail.close, column)
    const open = scene.candles.hasOnlyCloses ? closeBefore(scene, plot, column) : at(detail.open, column)
    return { price: close, isUp: close >= open, place: plot.y(close) }
  }
  return null
}

function closeBefore(scene: Scene, plot: Plot, column: number): number {
  const detail = scene.detail(plot.step)
  let before = column - 1
  while (before >= 0 && at(detail.first, before) < 0) before--
  return at(detail.close, before < 0 ? column : before)
}

export function axisTags(scene: Scene, pane: Pane, plot: Plot, last: LastPrice | null): readonly AxisTag[] {
  const compared = pane.layers.filter(isCompared)
  if (compared.length === 0) return []
  const wanted = [...ownTag(last, pane, plot), ...compared.flatMap(layer => comparedTag(scene, layer, plot))]
  const { top, height } = plot.box
  const places = wanted.map(({ place }) => place)
  const free = spreadTags(places, tagHeight, top + tagHeight / 2, top + height - tagHeight / 2)
  return wanted.map((tag, index) => ({ ...tag, place: free[index] ?? tag.place }))
}

function ownTag(last: LastPrice | null, { layers }: Pane, { box, scale }: Plot): readonly AxisTag[] {
  const coin = layers.find(layer => layer.kind === 'candles')?.coin
  if (!last || coin === undefined || !(last.place >= box.top && last.place <= box.top + box.height)) return []
  const { price, isUp, place } = last
  return [{ coin, text: scaleLabel(scale, price), color: isUp ? 'up' : 'down', place, isOwn: true }]
}

function comparedTag(
  scene: Scene,
  layer: LineLayer & { readonly coin: string },
  plot: Plot
): readonly AxisTag[] {
  const { coin, color, values, shift } = layer
  const detail = scene.line(values, plot, shift)
  const first = firstInView(detail, plot)
  for (let column = Math.min(plot.endVisible, detail.size) - 1; column >= plot.firstVisible; column--) {
    const last = at(detail.last, column)
    if (Number.isNaN(last)) continue
    const place = plot.y((last / first) * plot.scale.base)
    return [{ coin, text: formatPercent((last / first - 1) * 100), color, place, isOwn: false }]
  }
  return []
}

/**
 * Moves positions as little as possible. They keep their order, are at least `gap` apart, and are between
 * `low` and `high`, or beyond `high` if there isn't enough room.
 */
export function spreadTags(
  wanted: readonly number[],
  gap: number,
  low: number,
  high: number
): readonly number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  // Once the gaps are subtracted, positions only have to ascend. If two neighbours are in the wrong order,
  // both move to their mean.
  const groups: { middle: number; count: number }[] = []
  for (const [rank, index] of order.entries()) {
    let group = { middle: (wanted[index] ?? 0) - rank * gap, count: 1 }
    for (let before = groups.at(-1); before && before.middle > group.middle; before = groups.at(-1)) {
      const count = before.count + group.count
      group = { middle: (before.middle * before.count + group.middle * group.count) / count, count }
      groups.pop()
    }
    groups.push(group)
  }
  const highest = Math.max(low, high - (wanted.length - 1) * gap)
  const middles = groups.flatMap(({ middle, count }) => Array<number>(count).fill(middle))
  const places = [...wanted]
  for (const [rank, index] of order.entries())
    places[index] = Math.min(Math.max(middles[rank] ?? low, low), highest) + rank * gap
  return places
}
