import { at as read, type CandleColumns } from '../../../src-shared/indicators/columns'

export interface CandleFindings {
  /** Bars dropped because a price is NaN or not above zero. */
  readonly unreadable: number
  /** Bars that were listed after a newer bar. The result is sorted. */
  readonly unordered: number
  /** Bars dropped because a later one in the list has the same time. */
  readonly repeated: number
  /** Bars in the future. Always 0 here, because the main process drops them. */
  readonly ahead: number
  /** Bars whose low or high was changed to include the open and close. */
  readonly inverted: number
}

export interface CheckedCandles {
  readonly columns: CandleColumns
  readonly findings: CandleFindings
}

const clean: CandleFindings = { unreadable: 0, unordered: 0, repeated: 0, ahead: 0, inverted: 0 }

/** Returns the same arrays if there is nothing to repair. An invalid or negative volume becomes NaN. */
export function checkCandles(columns: CandleColumns): CheckedCandles {
  return isClean(columns) ? { columns, findings: clean } : repair(columns)
}

function isClean({ time, open, high, low, close, volume }: CandleColumns): boolean {
  let before = -Infinity
  for (let bar = 0; bar < time.length; bar++) {
    const top = read(high, bar)
    const bottom = read(low, bar)
    const first = read(open, bar)
    const last = read(close, bar)
    // If a price is NaN, all of these comparisons are false. A NaN volume is allowed.
    const isOrdered = read(time, bar) > before && bottom > 0 && top < Infinity
    const isEnclosed = first >= bottom && last >= bottom && first <= top && last <= top
    const isTraded = !(read(volume, bar) < 0 || read(volume, bar) === Infinity)
    if (!isOrdered || !isEnclosed || !isTraded) return false
    before = read(time, bar)
  }
  return before < Infinity
}

function repair(from: CandleColumns): CheckedCandles {
  const found = { ...clean } as { -readonly [Name in keyof CandleFindings]: number }
  const isReadable = (at: number): boolean =>
    Number.isFinite(from.time[at]) &&
    [from.open, from.high, from.low, from.close].every(
      column => read(column, at) > 0 && read(column, at) < Infinity
    )
  const readable = Array.from(from.time.keys()).filter(isReadable)
  found.unreadable = from.time.length - readable.length
  readable.forEach((at, index) => {
    if (index > 0 && read(from.time, at) < read(from.time, read(readable, index - 1))) found.unordered++
  })
  // The sort is stable, so the last of the bars with the same time is used.
  const sorted = readable.sort((a, b) => read(from.time, a) - read(from.time, b))
  const distinct = sorted.filter(
    (at, index) => read(from.time, at) !== read(from.time, read(sorted, index + 1))
  )
  found.repeated = sorted.length - distinct.length
  const take = (column: Float64Array): Float64Array => Float64Array.from(distinct, at => read(column, at))
  const columns = {
    time: take(from.time),
    open: take(from.open),
    high: take(from.high),
    low: take(from.low),
    close: take(from.close),
    volume: take(from.volume).map(volume => (volume >= 0 && volume < Infinity ? volume : NaN))
  }
  for (let at = 0; at < distinct.length; at++) {
    const [open, close] = [read(columns.open, at), read(columns.close, at)]
    const high = Math.max(read(columns.high, at), open, close)
    const low = Math.min(read(columns.low, at), open, close)
    if (high === columns.high[at] && low === columns.low[at]) continue
    found.inverted++
    columns.high[at] = high
    columns.low[at] = low
  }
  return { columns, findings: found }
}
