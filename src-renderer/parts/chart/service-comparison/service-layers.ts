import type { ServiceComparison, ComparisonKind, ShownIndicator } from '@contract'
import { at } from '../../../../src-shared/indicators/columns'
import type { Unit } from '../../../../src-shared/indicators/definition'
import { defaults, reader } from '../../../../src-shared/indicators/params'
import type { Candles } from '../../../charts/series/candles'
import type { SceneLayer, LineLayer, Pane } from '../../../charts/scene/layers'
import type { Tint } from '../../../charts/scene/palette'
import { hueOf } from '../../../charts/scene/hues'
import { comparisonNames } from './comparison-words'
import { placesOf, type PlacedLine } from './line-places'
import { localOutputOf, type LocalOutput } from './local-output'

const width = 1.5

export interface ServiceReading {
  readonly id: string
  readonly name: string
  readonly unit: Unit
  /** The part of the line along the candles, then the part after the last candle. */
  readonly places: readonly [PlacedLine, ...PlacedLine[]]
  readonly tintAt: (bar: number) => Tint
}

export interface ServiceOverlay {
  readonly kind: ComparisonKind
  readonly name: string
  readonly pane: string
  readonly layers: readonly SceneLayer[]
  readonly readings: readonly ServiceReading[]
}

interface Drawn {
  readonly local: LocalOutput
  readonly pane: string
  readonly places: readonly PlacedLine[]
  readonly layers: readonly SceneLayer[]
  readonly reading: ServiceReading
}

/**
 * The service's lines are dashed and have the colour of the calculated indicator. A single value is drawn as
 * a mark at its candle.
 */
export function serviceOverlays(
  comparisons: readonly ServiceComparison[],
  items: readonly ShownIndicator[],
  candles: Candles
): readonly ServiceOverlay[] {
  return comparisons.flatMap(({ kind, lines }) => {
    const drawn = lines.flatMap(line => {
      const local = localOutputOf(kind, line.id, items)
      return local ? [drawnLine(kind, line, local, candles)] : []
    })
    return [...new Set(drawn.map(({ pane }) => pane))].map(pane => {
      const own = drawn.filter(one => one.pane === pane)
      return {
        kind,
        pane,
        name: comparisonNames[kind].name,
        layers: [...clouds(own), ...own.flatMap(({ layers }) => layers)],
        readings: own.map(({ reading }) => reading)
      }
    })
  })
}

export function withOverlays(panes: readonly Pane[], overlays: readonly ServiceOverlay[]): readonly Pane[] {
  // Returns the same array if possible, because a new one would trigger a new layout of the chart.
  if (overlays.length === 0) return panes
  return panes.map(pane => {
    const layers = overlays.filter(overlay => overlay.pane === pane.id).flatMap(overlay => overlay.layers)
    return layers.length === 0 ? pane : { ...pane, layers: [...pane.layers, ...layers] }
  })
}

function drawnLine(
  kind: ComparisonKind,
  line: ServiceComparison['lines'][number],
  local: LocalOutput,
  candles: Candles
): Drawn {
  const { item, definition, output } = local
  // The line is shifted back by the default, because that is what the service uses.
  const back = Math.min(0, output.shift?.(reader(definition, defaults(definition))) ?? 0)
  const places = placesOf(line, candles, back)
  const [{ values }] = places
  const hue = hueOf(item ?? { styles: {} }, output)
  const isBelow = (bar: number): boolean => at(values, bar) <= at(candles.close, bar)
  const tintAt = kind === 'supertrend' ? (bar: number): Tint => (isBelow(bar) ? 'up' : 'down') : () => hue
  return {
    local,
    places,
    pane: definition.place === 'own' ? (item?.key ?? '') : 'price',
    layers: line.time.length === 1 ? [{ kind: 'dots', values, color: hue }] : linesOf(),
    reading: { id: line.id, name: line.name, unit: definition.unit, places, tintAt }
  }

  function linesOf(): readonly LineLayer[] {
    const dash = output.dash === 'dashed' ? 'dotted' : 'dashed'
    const drawAs = (color: Tint, { values: ones, shift }: PlacedLine): LineLayer => ({
      kind: 'line',
      values: ones,
      color,
      width,
      dash,
      shift
    })
    if (kind !== 'supertrend') return places.map(place => drawAs(hue, place))
    // A stop line has one colour below the price and another above.
    return ([true, false] as const).map(isUnder =>
      drawAs(isUnder ? 'up' : 'down', {
        values: values.map((value, bar) => (isBelow(bar) === isUnder ? value : NaN)),
        shift: 0
      })
    )
  }
}

/**
 * The cloud is drawn only if the calculated one isn't shown, because two overlapping clouds would be
 * unreadable.
 */
function clouds(drawn: readonly Drawn[]): readonly SceneLayer[] {
  const [edge] = drawn
  if (!edge || edge.local.item) return []
  const [first, second] = (edge.local.definition.cloud ?? []).map(id =>
    drawn.find(({ local }) => local.output.id === id)
  )
  if (!first || !second) return []
  return first.places.flatMap(({ values, shift }, index): readonly SceneLayer[] => {
    const other = second.places[index]
    if (other?.shift !== shift) return []
    const [firstAbove, secondAbove] = [first.local.output.hue, second.local.output.hue]
    return [{ kind: 'cloud', first: values, second: other.values, firstAbove, secondAbove, shift }]
  })
}

/**
 * The comparisons that are drawn on a chart. Levels are drawn at any interval, but lines only if their
 * interval is the chart's.
 */
export function drawnOn(
  chart: { readonly coin: string; readonly interval: string } | undefined,
  drawn: ReadonlySet<ComparisonKind>,
  known: (kind: ComparisonKind, coin: string) => ServiceComparison | undefined
): readonly ServiceComparison[] {
  if (!chart) return []
  return [...drawn].flatMap(kind => {
    const comparison = known(kind, chart.coin)
    return comparison &&
      comparison.reported !== null &&
      (kind === 'levels' || comparison.interval === chart.interval)
      ? [comparison]
      : []
  })
}
