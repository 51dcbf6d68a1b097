import type { Answer } from '@contract'
import { m } from '../../../../src-shared/messages/m'
import { coordinate } from '../../../ui/coordinate'

/** A drawing of a response, as SVG paths in a box of 1000 × 100 units. y points down. */
export interface Sketch {
  readonly coin: string | null
  readonly shapes: readonly SketchShape[]
  readonly low: number
  readonly high: number
  readonly from: number | null
  readonly to: number | null
}

export interface SketchShape {
  readonly label: string
  readonly tone: 'main' | 'second' | 'third' | 'up' | 'down'
  readonly drawn: 'line' | 'area'
  readonly path: string
}

interface Row {
  readonly time: number | null
  readonly symbol?: string
}
type Values = readonly (number | null)[]
interface Line {
  readonly label: string
  readonly tone: SketchShape['tone']
  readonly values: Values
}
interface Plan {
  readonly lines: readonly Line[]
  readonly between: readonly [Values, Values] | null
}

const mostCoins = 4
/** The maximum number of points, so that no two of them share a pixel. */
const mostPoints = 500
/** The minimum number of points. With fewer, the table is easier to read. */
const fewestPoints = 5

/** Draws a response. Empty if it isn't a series. */
export function sketchesOf(answer: Answer): readonly Sketch[] {
  switch (answer.kind) {
    case 'candles':
      return each(answer.data, rows => ({
        lines: [{ label: m.explorer.lines.close(), tone: 'main', values: rows.map(row => row.close) }],
        between: [rows.map(row => row.high), rows.map(row => row.low)]
      }))
    case 'bands':
      return each(answer.data, rows => {
        const [upper, lower] = [rows.map(row => row.upper), rows.map(row => row.lower)]
        const middle: Line = {
          label: m.explorer.lines.middle(),
          tone: 'main',
          values: rows.map(row => row.middle)
        }
        return {
          lines: [middle, second(m.explorer.lines.upper(), upper), second(m.explorer.lines.lower(), lower)],
          between: [upper, lower]
        }
      })
    case 'ichimoku':
      return each(answer.data, rows => ({
        lines: [
          { label: m.explorer.lines.conversion(), tone: 'main', values: rows.map(row => row.conversion) },
          second(
            m.explorer.lines.base(),
            rows.map(row => row.base)
          )
        ],
        between: [rows.map(row => row.spanA), rows.map(row => row.spanB)]
      }))
    case 'level':
      return each(answer.data, rows => ({
        lines: [{ label: m.explorer.lines.value(), tone: 'main', values: rows.map(row => row.value) }],
        between: null
      }))
    case 'supertrend':
      return each(answer.data, rows => {
        const only = (way: string): Values => rows.map(row => (row.direction === way ? row.value : null))
        const lines: Line[] = [
          { label: m.explorer.lines.up(), tone: 'up', values: only('up') },
          { label: m.explorer.lines.down(), tone: 'down', values: only('down') }
        ]
        return { lines, between: null }
      })
    case 'ribbon':
      return each(answer.data, rows => {
        const names = [...new Set(rows.flatMap(row => Object.keys(row.averages)))]
        const lines = names.map(name =>
          second(
            name,
            rows.map(row => row.averages[name] ?? null)
          )
        )
        return { lines, between: null }
      })
    default:
      return []
  }
}

const second = (label: string, values: Values): Line => ({ label, tone: 'second', values })

function each<Own extends Row>(
  rows: readonly Own[],
  plan: (rows: readonly Own[]) => Plan
): readonly Sketch[] {
  const coins = [...new Set(rows.map(row => row.symbol))]
  if (coins.length > mostCoins) return []
  return coins.flatMap(coin => {
    const own = rows.filter(row => row.symbol === coin)
    const drawn = own.length < fewestPoints ? null : draw(coin ?? null, own, plan(own))
    return drawn ? [drawn] : []
  })
}

function draw(coin: string | null, rows: readonly Row[], { lines, between }: Plan): Sketch | null {
  const all = [...lines.map(line => line.values), ...(between ?? [])]
  let low = Infinity
  let high = -Infinity
  for (const values of all)
    for (const value of values) {
      if (value === null) continue
      low = Math.min(low, value)
      high = Math.max(high, value)
    }
  if (low > high) return null
  const y = (value: number): number => (high === low ? 50 : 98 - ((value - low) / (high - low)) * 96)
  const shapes: SketchShape[] = lines.map(({ label, tone, values }) => ({
    label,
    tone,
    drawn: 'line',
    path: linePath(thinned(values), y)
  }))
  if (between) {
    const path = areaPath(thinned(between[0], Math.max), thinned(between[1], Math.min), y)
    shapes.unshift({ label: '', tone: 'third', drawn: 'area', path })
  }
  return { coin, shapes, low, high, from: rows[0]?.time ?? null, to: rows.at(-1)?.time ?? null }
}

/** Splits the values into groups and takes the last value of each, or what `pick` returns. */
function thinned(values: Values, pick?: (...values: number[]) => number): Values {
  if (values.length <= mostPoints) return values
  return Array.from({ length: mostPoints }, (_, at) => {
    const from = Math.floor((at * values.length) / mostPoints)
    const to = Math.floor(((at + 1) * values.length) / mostPoints)
    const stretch = values.slice(from, to).filter(value => value !== null)
    return stretch.length === 0 ? null : pick ? pick(...stretch) : (stretch.at(-1) ?? null)
  })
}

const place = (at: number, count: number): number => (count < 2 ? 500 : (at / (count - 1)) * 1000)
const point = (x: number, y: number): string => `${coordinate(x)},${coordinate(y)}`

function linePath(values: Values, y: (value: number) => number): string {
  let path = ''
  values.forEach((value, at) => {
    if (value === null) return
    const isStart = (values[at - 1] ?? null) === null
    path += `${isStart ? 'M' : 'L'}${point(place(at, values.length), y(value))}`
  })
  return path
}

function areaPath(one: Values, other: Values, y: (value: number) => number): string {
  let path = ''
  let there: string[] = []
  let back: string[] = []
  const close = (): void => {
    if (there.length > 1) path += `M${there.join('L')}L${back.toReversed().join('L')}Z`
    there = []
    back = []
  }
  one.forEach((value, at) => {
    const edge = other[at] ?? null
    if (value === null || edge === null) return close()
    const x = place(at, one.length)
    there.push(point(x, y(value)))
    back.push(point(x, y(edge)))
  })
  close()
  return path
}
