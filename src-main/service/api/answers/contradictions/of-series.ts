import type { BandRow, CandleRow, IchimokuRow, LevelRow, RibbonRow, SupertrendRow } from '../answer'
import { areFar, count, otherwise, countOutliers, type Odd } from './counting'
import { firstMarkets } from '../times'

// The largest plausible ratio between the prices of a series.
const most = 100

type Timed = { readonly time: number | null; readonly symbol?: string }

const coinAndTime = ({ time, symbol = '' }: Timed): string => `${symbol}\n${time ?? ''}`
const isTooEarly = ({ time }: Timed): boolean => time !== null && time < firstMarkets

function oddTimes(rows: readonly Timed[]): number {
  const untimed = count(rows, ({ time }) => time === null)
  return count(rows, isTooEarly) + (untimed < rows.length ? untimed : 0)
}

/** Counts separately for each coin, because prices of different coins aren't comparable. */
function ofEach<Row extends Timed>(rows: readonly Row[], odd: (own: readonly Row[]) => number): number {
  const coins = new Map<string, Row[]>()
  for (const row of rows) {
    const own = coins.get(row.symbol ?? '')
    if (own === undefined) coins.set(row.symbol ?? '', [row])
    else own.push(row)
  }
  let sum = 0
  for (const own of coins.values()) sum += odd(own)
  return sum
}

export function oddCandles(rows: readonly CandleRow[]): Odd {
  let [opens, closes, ends, volumes] = [0, 0, 0, 0]
  for (const { open, high, low, close, volume } of rows) {
    const most = high * 1.001
    const least = low * 0.999
    if (open > most || open < least) opens++
    if (close > most || close < least) closes++
    if (low <= 0 || areFar(high, low, 50)) ends++
    if (volume !== null && volume >= low && volume <= high) volumes++
  }
  return {
    open: opens,
    close: closes,
    high: ends,
    low: ends,
    time: count(rows, isTooEarly),
    // A volume that is always between low and high is an average price.
    volume: rows.length > 2 && volumes === rows.length ? volumes : 0
  }
}

export const oddBands = (rows: readonly BandRow[]): Odd => {
  const isTurned = ({ upper, middle, lower }: BandRow): boolean =>
    (upper !== null && lower !== null && upper < lower) ||
    (upper !== null && middle !== null && upper < middle) ||
    (lower !== null && middle !== null && lower > middle) ||
    areFar(upper, middle, 10)
  const ends = ['upper', 'middle', 'lower'] as const
  const jumps = ends.map(end =>
    ofEach(rows, own =>
      countOutliers(
        own.map(row => row[end]),
        most
      )
    )
  )
  const odd = Math.max(count(rows, isTurned), ...jumps)
  return { upper: odd, middle: odd, lower: odd, time: oddTimes(rows) }
}

const lines = ['conversion', 'base', 'spanA', 'spanB', 'lagging'] as const

export function oddIchimoku(rows: readonly IchimokuRow[]): Odd {
  // These pairs are the usual periods of the indicator, misread as its values.
  const arePeriods = ({ conversion, base }: IchimokuRow): boolean =>
    ['9/26', '10/30', '20/60', '7/22'].includes(`${conversion ?? ''}/${base ?? ''}`)
  const odd = lines.map(
    line =>
      [line, count(rows, row => arePeriods(row) || areFar(row[line], row.base ?? row.conversion, 5))] as const
  )
  return { ...Object.fromEntries(odd), time: oddTimes(rows) }
}

export const oddPoints = (rows: readonly (LevelRow | SupertrendRow)[]): Odd => ({
  value: Math.max(
    ofEach(rows, own =>
      countOutliers(
        own.map(({ value }) => value),
        most
      )
    ),
    otherwise(
      rows.filter(({ time }) => time !== null),
      coinAndTime,
      ({ value }) => value
    ),
    count(rows, ({ value }) => value !== null && value < 0)
  ),
  time: oddTimes(rows)
})

export const oddRibbon = (rows: readonly RibbonRow[]): Odd => ({
  averages: count(rows, ({ averages }) => {
    const values = Object.values(averages).filter(value => value !== null && value !== 0)
    return values.some(value => areFar(value, values[0] ?? null, 20))
  }),
  time: oddTimes(rows)
})
