import type { Answer } from '../../../src-shared/contract/answer'
import { intervals, type EpochMs, type Interval } from '../../../src-shared/contract/values'
import { barTime, intervalMs } from '../../../src-shared/interval'
import type { ComparedLine } from './difference'

/** An indicator line in the service's response. A point without a time belongs to the current bar. */
export interface ReportedLine {
  readonly id: string
  readonly points: readonly { readonly time: EpochMs | null; readonly value: number }[]
}

export function reportedLines(answer: Answer, coin: string): readonly ReportedLine[] {
  switch (answer.kind) {
    case 'bands':
      return fields(linesOfCoin(answer.data, coin), ['upper', 'middle', 'lower'])
    case 'ichimoku':
      return fields(linesOfCoin(answer.data, coin), ['conversion', 'base', 'spanA', 'spanB', 'lagging'])
    case 'level':
    case 'supertrend':
      return fields(linesOfCoin(answer.data, coin), ['value'])
    case 'ribbon': {
      const rows = linesOfCoin(answer.data, coin)
      const names = [...new Set(rows.flatMap(({ averages }) => Object.keys(averages)))]
      return names
        .map(id => reportedLine(id, rows, row => row.averages[id]))
        .filter(({ points }) => points.length > 0)
    }
    default:
      return []
  }
}

/**
 * The rows about the coin and those that name no coin. If there are neither, returns all rows, unless they're
 * about several coins.
 */
export function linesOfCoin<R extends { readonly symbol?: string }>(
  rows: readonly R[],
  coin: string
): readonly R[] {
  const bare = coin.split('@')[0]?.toUpperCase()
  const own = rows.filter(({ symbol }) => symbol === undefined || symbol.toUpperCase() === bare)
  return own.length > 0 ? own : rows.every(({ symbol }) => symbol === rows[0]?.symbol) ? rows : []
}

function fields<R extends { readonly time: EpochMs | null }, Name extends keyof R & string>(
  rows: readonly R[],
  names: readonly Name[]
): readonly ReportedLine[] {
  return names.map(id => reportedLine(id, rows, row => row[id])).filter(({ points }) => points.length > 0)
}

function reportedLine<R extends { readonly time: EpochMs | null }>(
  id: string,
  rows: readonly R[],
  read: (row: R) => unknown
): ReportedLine {
  const points = rows.flatMap(row => {
    const value = read(row)
    return typeof value === 'number' && Number.isFinite(value) ? [{ time: row.time, value }] : []
  })
  return { id, points }
}

/** The usual distance between two points, or a day if there's only one. Null if no chart interval has that length. */
export function intervalOf(lines: readonly ReportedLine[]): Interval | null {
  const steps = lines.flatMap(({ points }) =>
    points.slice(1).map(({ time }, index) => Number(time) - Number(points[index]?.time))
  )
  if (steps.length === 0) return '1d'
  const usual = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)]
  return intervals.find(interval => intervalMs[interval] === usual) ?? null
}

/** The `later` option shifts the points by that many bars, for services that don't use the opening time. */
export function placedLine(
  { points }: ReportedLine,
  interval: Interval,
  at: EpochMs,
  later = 0
): ComparedLine {
  return new Map(
    points.map(({ time, value }) => [barTime(time ?? at, interval) + later * intervalMs[interval], value])
  )
}
