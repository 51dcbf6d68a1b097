import { isObject, isScalar, type JsonObject } from '../answers/json'
import { numberOf } from '../answers/numbers'
import { timeOf } from '../answers/times'
import { areMoments } from './moments'
import { copied, type Origins } from './origins'
import { meaningOf } from './vocabulary'

type Cells = readonly unknown[]

interface Line {
  readonly names: readonly string[]
  readonly points: Cells
}

/**
 * What is drawn as a chart as a row a moment: lines beside one axis of moments, `{"xAxis": {"data": [day, …]}, "series": [{"name":
 * "Upper", "data": [1, …]}, …]}`, and bars with a list of another figure at the same moments, `{"candles": [{"time": …}, …],
 * "volume": [{"time": …, "value": 1}, …]}`. Null for anything else.
 */
export const asCharted = (object: JsonObject, origins: Origins): JsonObject | null =>
  withAxis(object, origins) ?? withFigures(object, origins)

function withAxis(object: JsonObject, origins: Origins): JsonObject | null {
  const axis = Object.entries(object).flatMap(([key, part]) => {
    const times = axisIn(part)
    return times === null ? [] : [{ key, times }]
  })
  const [found] = axis
  if (found === undefined || axis.length > 1) return null
  const { key, times } = found
  for (const name in object) {
    const list = object[name]
    if (name === key || !Array.isArray(list) || list.length === 0) continue
    const lines = (list as Cells).map(entry => lineIn(entry, times.length))
    if (lines.some(line => line === null)) continue
    const rows = times.map((time, at) => rowAt(time, at, lines as readonly Line[], times, origins))
    const others = Object.entries(object).filter(([other]) => other !== key && other !== name)
    return copied(object, { ...Object.fromEntries(others), rows }, origins)
  }
  return null
}

/** The moments of an axis: a list of them, or the only one in an object or a list around it. */
function axisIn(part: unknown): Cells | null {
  if (Array.isArray(part) && areMoments(part)) return part
  const inner = Array.isArray(part) && part.length === 1 ? (part as Cells)[0] : part
  if (!isObject(inner)) return null
  return Object.values(inner).find((list): list is Cells => Array.isArray(list) && areMoments(list)) ?? null
}

// As ECharts has them.
const candlestick = ['open', 'close', 'low', 'high']

function lineIn(entry: unknown, length: number): Line | null {
  if (!isObject(entry)) return null
  const lists = Object.values(entry).filter(
    (list): list is Cells => Array.isArray(list) && list.length === length
  )
  const points = lists.find(
    list => !list.every(point => typeof point === 'string' && numberOf(point) === null)
  )
  if (points === undefined) return null
  const name = ['name', 'label', 'title', 'id', 'key']
    .map(key => entry[key])
    .find(text => typeof text === 'string')
  if (points.every(isScalar)) return name === undefined ? null : { names: [name], points }
  const width = Math.max(...points.map(point => (Array.isArray(point) ? point.length : 0)))
  const told = Object.values(entry).find(
    (list): list is readonly string[] =>
      Array.isArray(list) && list.length === width && list.every(text => typeof text === 'string')
  )
  const isCandles = width === 4 && /candle/i.test(String(entry['type']))
  const names = told ?? (isCandles ? candlestick : null)
  return names === null ? null : { names, points }
}

function rowAt(
  time: unknown,
  at: number,
  lines: readonly Line[],
  times: Cells,
  origins: Origins
): JsonObject {
  const places = new Map<string, { readonly holder: object; readonly key: number }>()
  const row: Record<string, unknown> = { time }
  for (const { names, points } of lines) {
    const point = points[at]
    names.forEach((name, place) => {
      const isAlone = !Array.isArray(point)
      row[name] = isAlone ? point : (point as Cells)[place]
      places.set(name, isAlone ? { holder: points, key: at } : { holder: point, key: place })
    })
  }
  places.set('time', { holder: times, key: at })
  origins.set(row, key => [places.get(String(key)) ?? { holder: times, key: at }])
  return row
}

/** Rows with the figure of the same moment that a list beside them tells under its name. */
function withFigures(object: JsonObject, origins: Origins): JsonObject | null {
  const lists = Object.entries(object).filter(
    (entry): entry is [string, readonly JsonObject[]] =>
      Array.isArray(entry[1]) && entry[1].length > 0 && entry[1].every(isObject)
  )
  const [bars, ...others] = lists.toSorted((one, other) => widthOf(other[1]) - widthOf(one[1]))
  if (bars === undefined || others.length === 0 || widthOf(bars[1]) < 4) return null
  const [name, rows] = bars
  const figures = others.filter(([key, list]) => list.length === rows.length && isFigure(key, list))
  if (figures.length === 0 || figures.length < others.length) return null
  const time = Object.keys(rows[0] ?? {}).find(key => timeOf(rows[0]?.[key]) !== null)
  const areTimed = (list: readonly JsonObject[]): boolean =>
    time !== undefined && list.every((row, at) => row[time] !== undefined && row[time] === rows[at]?.[time])
  if (!figures.every(([, list]) => areTimed(list))) return null
  const together = rows.map((row, at) => {
    const more = Object.fromEntries(figures.map(([key, list]) => [key, list[at]?.['value']]))
    const own = { ...row, ...more }
    origins.set(own, key => {
      const figure = figures.find(([other]) => other === key)
      return [figure === undefined ? { holder: row, key } : { holder: figure[1][at] ?? row, key: 'value' }]
    })
    return own
  })
  const rest = Object.entries(object).filter(([key]) => !figures.some(([other]) => other === key))
  return copied(object, { ...Object.fromEntries(rest), [name]: together }, origins)
}

const widthOf = (list: readonly JsonObject[]): number => Object.keys(list[0] ?? {}).length

/** `volume: [{"time": …, "value": 1, "color": "#26a69a"}, …]` */
const isFigure = (name: string, list: readonly JsonObject[]): boolean =>
  meaningOf([name]) !== null && list.every(row => 'value' in row && Object.keys(row).length < 4)
