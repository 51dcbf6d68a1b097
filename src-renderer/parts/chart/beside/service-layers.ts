import type { Beside, BesideKind, ShownIndicator } from '@contract'
import { definitionOf } from '../../../../src-shared/indicators/catalogue'
import { at } from '../../../../src-shared/indicators/columns'
import type { Candles } from '../../../charts/candles'
import type { Layer, LineLayer, Pane } from '../../../charts/layers'
import type { Tint } from '../../../charts/palette'
import { hueOf } from '../hues'
import { besideNames } from './beside-words'

const width = 1.5

/** The panes with what the service says drawn next to ours: in the same hue, dashed. */
export function withServiceLines(
  panes: readonly Pane[],
  items: readonly ShownIndicator[],
  said: readonly Beside[],
  candles: Candles
): Pane[] {
  const added = said.flatMap(one => layersOf(one, items, candles))
  return panes.map(pane => {
    const layers = added.filter(({ paneOf }) => paneOf === pane.id).map(({ layer }) => layer)
    return layers.length === 0 ? pane : { ...pane, layers: [...pane.layers, ...layers] }
  })
}

interface Placed {
  readonly paneOf: string
  readonly layer: Layer
}

function layersOf({ kind, lines }: Beside, items: readonly ShownIndicator[], candles: Candles): Placed[] {
  const [indicator = ''] = besideNames[kind].indicators
  const definition = definitionOf(indicator)
  const item = items.find(one => one.indicator === indicator && !one.isHidden)
  // A single point is told in the panel; a line of one point is none.
  if (!definition || (definition.place === 'own' && !item)) return []
  const paneOf = definition.place === 'own' ? (item?.key ?? '') : 'price'
  return lines
    .filter(({ time }) => time.length > 1)
    .flatMap(line => {
      const values = alongCandles(line, candles)
      if (kind === 'supertrend') return bySide(values, candles).map(layer => ({ paneOf, layer }))
      const output = definition.outputs.find(({ id }) => id === line.id)
      if (!output) return []
      const dash = output.dash === 'dashed' ? ('dotted' as const) : ('dashed' as const)
      return [{ paneOf, layer: lineLayer(values, hueOf(item ?? { styles: {} }, output), dash) }]
    })
}

/** A stop in the colour of the side it stands on. */
function bySide(values: Float64Array, candles: Candles): LineLayer[] {
  const isUnder = (bar: number): boolean => at(values, bar) <= at(candles.close, bar)
  return [
    lineLayer(
      values.map((value, bar) => (isUnder(bar) ? value : NaN)),
      'up',
      'dashed'
    ),
    lineLayer(
      values.map((value, bar) => (isUnder(bar) ? NaN : value)),
      'down',
      'dashed'
    )
  ]
}

function lineLayer(values: Float64Array, color: Tint, dash: LineLayer['dash']): LineLayer {
  return { kind: 'line', values, color, width, dash, shift: 0 }
}

/** One value a candle; NaN where the service said none. */
export function alongCandles(
  { time, value }: Pick<Beside['lines'][number], 'time' | 'value'>,
  candles: Pick<Candles, 'time' | 'size'>
): Float64Array {
  const values = new Float64Array(candles.time.length).fill(NaN)
  const byTime = new Map(Array.from(time, (one, index) => [one, at(value, index)]))
  for (let bar = 0; bar < candles.size; bar++) values[bar] = byTime.get(at(candles.time, bar)) ?? NaN
  return values
}

/** What of the kinds drawn is known of a chart's own coin and interval; levels stand on any interval. */
export function drawnOn(
  chart: { readonly coin: string; readonly interval: string } | undefined,
  drawn: ReadonlySet<BesideKind>,
  known: (kind: BesideKind, coin: string) => Beside | undefined
): readonly Beside[] {
  if (!chart) return []
  return [...drawn].flatMap(kind => {
    const said = known(kind, chart.coin)
    return said && said.said !== null && (kind === 'levels' || said.interval === chart.interval) ? [said] : []
  })
}
