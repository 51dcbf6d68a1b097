import { CandleChart } from '../../../src-renderer/charts/candle-chart'
import { Candles } from '../../../src-renderer/charts/series/candles'
import { columnOf, columnStep } from '../../../src-renderer/charts/series/column-step'
import type { Pane } from '../../../src-renderer/charts/scene/layers'
import type { VisibleRange } from '../../../src-renderer/charts/scales/visible-range'
import type { CandleColumns } from '../../../src-shared/indicators/columns'
import { afterDrawing } from './meter'
import { palette } from './ours'
import { minute } from '../../../src-shared/time'

export interface PixelCheck {
  readonly columns: number
  /** The number of columns whose top or bottom is more than a pixel away from their high or low. */
  readonly wrong: number
}

const channels = (color: string): number[] => [1, 3, 5].map(at => parseInt(color.slice(at, at + 2), 16))

async function draw(
  host: HTMLElement,
  candles: Candles,
  range: VisibleRange,
  hasVolume: boolean
): Promise<ImageData> {
  const chart = new CandleChart(host, palette, { read() {}, ranged() {} })
  const pane = { weight: 1, bounds: null }
  const price: Pane = {
    ...pane,
    id: 'price',
    layers: [{ kind: 'candles', style: 'candles' }],
    fromZero: false,
    labels: 'price'
  }
  const volume: Pane = {
    ...pane,
    id: 'volume',
    layers: [{ kind: 'volume' }],
    fromZero: true,
    labels: 'amount'
  }
  chart.setPanes(hasVolume ? [price, volume] : [price])
  chart.show(candles)
  chart.setRange(range)
  chart.flush()
  await afterDrawing()
  const canvas = host.querySelector('canvas')!
  const pixels = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
  chart.dispose()
  return pixels
}

/**
 * Checks that the candle-coloured pixels of every column start at its highest high and end at its lowest low.
 */
export async function checkPixels(
  host: HTMLElement,
  data: CandleColumns,
  from: number,
  to: number
): Promise<PixelCheck> {
  const candles = new Candles(data, minute)
  const pixels = await draw(host, candles, { from, to }, false)
  // Labels of the price axis aren't mistaken for candles, because they have other colours.
  const box = { height: pixels.height - 24, width: plotWidth(pixels) }
  const step = columnStep(minute, box.width / (to - from), data.time[0]!)
  const extremes = new Map<number, { high: number; low: number }>()
  for (let bar = 0; bar < candles.size; bar++) {
    const column = columnOf(bar, step)
    const known = extremes.get(column) ?? { high: -Infinity, low: Infinity }
    extremes.set(column, {
      high: Math.max(known.high, data.high[bar]!),
      low: Math.min(known.low, data.low[bar]!)
    })
  }
  const drawn = [...extremes].flatMap(([column, expected]) => {
    const middle = ((column * step.slots - step.phase + step.slots / 2 - from) * box.width) / (to - from)
    const span =
      middle >= 0 && middle < box.width ? paintedIn(pixels, Math.floor(middle - 0.5), box.height) : null
    return span ? [{ ...expected, ...span }] : []
  })
  const top = drawn.reduce((a, b) => (b.high > a.high ? b : a))
  const foot = drawn.reduce((a, b) => (b.low < a.low ? b : a))
  const yOf = (price: number): number =>
    top.first + ((top.high - price) / (top.high - foot.low)) * (foot.last + 1 - top.first)
  const wrong = drawn.filter(
    one => Math.abs(yOf(one.high) - one.first) > 1.5 || Math.abs(yOf(one.low) - one.last - 1) > 1.5
  )
  return { columns: drawn.length, wrong: wrong.length }
}

export interface Likeness {
  readonly together: number
  readonly pixels: number
  readonly different: number
}

/** Checks that candles grouped by a zoom look identical to longer candles that are computed independently. */
export async function comparePictures(
  host: HTMLElement,
  data: CandleColumns,
  from: number,
  to: number
): Promise<Likeness> {
  const gathered = await draw(host, new Candles(data, minute), { from, to }, true)
  const { slots } = columnStep(minute, plotWidth(gathered) / (to - from), data.time[0]!)
  const longer = new Candles(longerCandles(data, slots), slots * minute)
  const single = await draw(host, longer, { from: from / slots, to: to / slots }, true)
  const dots = (picture: ImageData): Uint32Array => new Uint32Array(picture.data.buffer)
  const [one, other] = [dots(gathered), dots(single)]
  const different = one.reduce((count, dot, at) => count + Number(dot !== other[at]), 0)
  return { together: slots, pixels: one.length, different }
}

/** The groups start at midnight, because the data does. */
function longerCandles(data: CandleColumns, size: number): CandleColumns {
  const parts = Array.from({ length: Math.ceil(data.time.length / size) }, (_, at) => at * size)
  const column = (values: Float64Array, make: (part: Float64Array) => number): Float64Array =>
    Float64Array.from(parts, from => make(values.subarray(from, from + size)))
  return {
    time: column(data.time, part => part[0]!),
    open: column(data.open, part => part[0]!),
    high: column(data.high, part => Math.max(...part)),
    low: column(data.low, part => Math.min(...part)),
    close: column(data.close, part => part.at(-1)!),
    volume: column(data.volume, part => part.reduce((sum, one) => sum + one, 0))
  }
}

function paintedIn(
  { data, width }: ImageData,
  x: number,
  height: number
): { readonly first: number; readonly last: number } | null {
  const colors = [palette.up, palette.down].map(channels)
  const isCandle = (row: number, column: number): boolean => {
    const at = (row * width + column) * 4
    return data[at + 3] === 255 && colors.some(color => color.every((value, i) => data[at + i] === value))
  }
  const rows = Array.from({ length: height }, (_, row) => row)
  // A single row of this colour doesn't count, because it may be the dashed line at the last price.
  const painted = rows.filter(
    row =>
      [x, x + 1].some(column => isCandle(row, column)) &&
      [row - 1, row + 1].some(other => [x, x + 1].some(column => other >= 0 && isCandle(other, column)))
  )
  const [first] = painted
  return first === undefined ? null : { first, last: painted.at(-1)! }
}

function plotWidth({ data, width, height }: ImageData): number {
  const row = height - 24
  for (let x = width - 1; x > 0; x--) if (data[(row * width + x) * 4 + 3]! > 0) return x + 1
  return width
}
