import { indicatorDefinition } from '../../../../src-shared/indicators/catalogue'
import type { LegendFacts } from '../../../charts/legend-facts'
import type { Definition, Output } from '../../../../src-shared/indicators/definition'
import { reader } from '../../../../src-shared/indicators/params'
import { needsWholeCandles } from '../../../../src-shared/indicators/whole-candles'
import type { IndicatorValues } from '../../../charts/indicators/feed'
import { pricePane, volumePane } from '../../../charts/scene/candle-panes'
import type { CandleStyle, SceneLayer, LineLayer, Pane } from '../../../charts/scene/layers'
import type { ServiceOverlay } from '../service-comparison/service-layers'
import { hueOf } from '../../../charts/scene/hues'
import { isLegendFolded, legendTop } from '../../../charts/scene/legend-room'
import type { ShownIndicator } from '@contract'

const lineWidth = 1.5

export function panesOf(
  hasVolume: boolean,
  shown: readonly ShownIndicator[],
  values: ReadonlyMap<string, IndicatorValues>,
  style: CandleStyle = 'candles',
  hasOnlyCloses = false
): Pane[] {
  const drawn = shown.flatMap(item => {
    const definition = indicatorDefinition(item.indicator)
    const computed = values.get(item.key)
    const canBe =
      definition &&
      (hasVolume || !definition.needsVolume) &&
      !(hasOnlyCloses && needsWholeCandles(definition))
    return canBe && computed && !item.isHidden ? [{ item, definition, computed }] : []
  })
  const overlays = drawn
    .filter(({ definition }) => definition.place === 'price')
    .flatMap(({ item, definition, computed }) => layersOf(item, definition, computed))
  const own = drawn
    .filter(({ definition }) => definition.place === 'own')
    .map(({ item, definition, computed }): Pane => ({
      id: item.key,
      weight: 1.4,
      layers: layersOf(item, definition, computed),
      bounds: definition.bounds ?? null,
      fromZero: false,
      labels: definition.unit === 'volume' ? 'amount' : 'price'
    }))
  return [pricePane(style, overlays, 5), ...(hasVolume ? [volumePane] : []), ...own]
}

export function withCompared(
  panes: readonly Pane[],
  compared: readonly SceneLayer[],
  coin: string
): readonly Pane[] {
  if (compared.length === 0) return panes
  const named = (layer: SceneLayer): SceneLayer => (layer.kind === 'candles' ? { ...layer, coin } : layer)
  return panes.map((pane, at) =>
    at === 0 ? { ...pane, layers: [...pane.layers.map(named), ...compared] } : pane
  )
}

function layersOf(item: ShownIndicator, definition: Definition, { outputs }: IndicatorValues): SceneLayer[] {
  const layers: SceneLayer[] = []
  const columnOf = (id: string): Float64Array | undefined =>
    outputs[definition.outputs.findIndex(output => output.id === id)]
  if (definition.levels) layers.push({ kind: 'levels', levels: definition.levels, color: 'quiet' })
  const [a, b] = (definition.cloud ?? []).map(id => definition.outputs.find(output => output.id === id))
  const [first, second] = (definition.cloud ?? []).map(columnOf)
  if (a && b && first && second)
    layers.push({
      kind: 'cloud',
      first,
      second,
      firstAbove: hueOf(item, a),
      secondAbove: hueOf(item, b),
      shift: shiftOf(item, definition, a)
    })
  for (const [index, output] of definition.outputs.entries()) {
    const values = outputs[index]
    if (values) layers.push(layerOf(item, definition, output, values))
  }
  return layers
}

function layerOf(
  item: ShownIndicator,
  definition: Definition,
  output: Output,
  values: Float64Array
): SceneLayer {
  const color = hueOf(item, output)
  if (output.kind === 'histogram')
    return { kind: 'histogram', values, up: color, down: color === 'up' ? 'down' : color }
  if (output.kind === 'dots') return { kind: 'dots', values, color }
  const style = item.styles[output.id]
  const line: LineLayer = {
    kind: 'line',
    values,
    color,
    width: style?.width ?? lineWidth,
    dash: style?.dash ?? output.dash ?? 'solid',
    shift: shiftOf(item, definition, output)
  }
  return line
}

export function shiftOf(item: ShownIndicator, definition: Definition, output: Output): number {
  return output.shift?.(reader(definition, item.values)) ?? 0
}

interface PaneLegend {
  readonly pane: string
  readonly top: number
  /** True if the pane is so short that a legend with one line per indicator would cover the candles. */
  readonly isLow: boolean
  readonly items: readonly ShownIndicator[]
  readonly services: readonly ServiceOverlay[]
}

/** `own` contains the keys of indicators that are drawn in a pane of their own. */
function inLegend(
  id: string,
  own: ReadonlySet<string>,
  shown: readonly ShownIndicator[],
  overlays: readonly ServiceOverlay[]
): Pick<PaneLegend, 'items' | 'services'> {
  return {
    items: shown.filter(({ key }) => (id === 'price' ? !own.has(key) : key === id)),
    services: overlays.filter(({ pane }) => pane === id)
  }
}

/** The service's lines are listed where they are drawn. */
export function legendsOf(
  shown: readonly ShownIndicator[],
  overlays: readonly ServiceOverlay[],
  panes: LegendFacts['panes']
): readonly PaneLegend[] {
  const own = new Set(panes.map(({ id }) => id))
  return panes.flatMap(({ id, top, height }) => {
    const { items, services } = inLegend(id, own, shown, overlays)
    const lines = items.length + services.length
    const isLow = id === 'price' && isLegendFolded(lines, height)
    return lines === 0 ? [] : [{ pane: id, top: top + legendTop, isLow, items, services }]
  })
}

/**
 * @param isBrief true if each legend has a single line for all indicators
 * @param unfolded the panes whose legend the user has expanded
 */
export function withLegends(
  panes: readonly Pane[],
  shown: readonly ShownIndicator[],
  overlays: readonly ServiceOverlay[],
  isBrief: boolean,
  unfolded: ReadonlySet<string> = new Set()
): readonly Pane[] {
  const own = new Set(panes.map(({ id }) => id))
  return panes.map(pane => {
    const { items, services } = inLegend(pane.id, own, shown, overlays)
    const lines = items.length + services.length
    const isLegendUnfolded = unfolded.has(pane.id)
    const legendLines = isBrief && !isLegendUnfolded ? Math.min(1, lines) : lines
    return { ...pane, legendLines, isLegendUnfolded }
  })
}
