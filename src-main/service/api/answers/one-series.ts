import type { Row } from '../reader/row'
import { spanNamed } from '../reader/span-names'
import type { Trace } from '../reader/trace'
import type { CallRequest } from './call-request'
import { timeOf } from './times'

interface Timed<Field extends string> {
  readonly row: Row<Field>
  readonly coin: string | null
  readonly time: number | null
  /** Missing if the response doesn't name it. */
  readonly interval?: string
}

/**
 * Keeps one series per coin, because lists of different exchanges, intervals or sides (bid, ask) must not be
 * mixed. Prefers the series with the requested interval, then trade prices to bids or asks. If neither
 * decides, takes the first and marks it as doubtful.
 * @param timedAs returns a row's coin and time
 * @param fields the fields to mark as doubtful
 */
export function ofOneSeries<Field extends string>(
  rows: readonly Row<Field>[],
  timedAs: (row: Row<Field>) => Timed<Field>,
  request: CallRequest,
  trace: Trace,
  fields: readonly string[]
): readonly Row<Field>[] {
  const [first] = rows
  const all = rows.map(timedAs)
  if (
    rows.every(({ path }) => path === first?.path) &&
    all.every(({ interval }) => interval === all[0]?.interval)
  )
    return rows
  const coins = new Map<string | null, Map<string, Timed<Field>[]>>()
  for (const timed of all) {
    const series = coins.get(timed.coin) ?? new Map<string, Timed<Field>[]>()
    coins.set(timed.coin, series)
    const name = `${nameOf(timed.row)}\n${timed.interval ?? ''}`
    const own = series.get(name)
    if (own === undefined) series.set(name, [timed])
    else own.push(timed)
  }
  if ([...coins.values()].every(series => series.size === 1)) return rows
  const dropped = new Set<Row<Field>>()
  for (const series of coins.values()) {
    const lists = [...series]
    if (lists.length < 2 || !overlap(lists.map(([, own]) => own))) continue
    const meant = [
      lists.filter(([name]) => isRequestedInterval(name, request)),
      lists.filter(([name]) => isTraded(name))
    ]
    const [only] = meant.filter(ones => ones.length === 1)
    const [[, onlySeries] = []] = only ?? lists
    if (onlySeries === undefined) continue
    if (only === undefined) trace.doubt('which', fields, onlySeries.length)
    for (const [, own] of lists)
      if (own !== onlySeries)
        for (const { row } of own) {
          dropped.add(row)
          trace.release(row.holders)
        }
  }
  return rows.filter(row => !dropped.has(row))
}

const nameOf = ({ path }: Row<string>): string => path.filter(name => timeOf(name) === null).join('\n')

const overlap = (lists: readonly (readonly Timed<string>[])[]): boolean => {
  const seen = new Set<number>()
  for (const list of lists) {
    const own = new Set(list.flatMap(({ time }) => time ?? []))
    for (const time of own) if (seen.has(time)) return true
    for (const time of own) seen.add(time)
  }
  return false
}

/** `1h`, `candles_1h` */
const isRequestedInterval = (name: string, { params }: CallRequest): boolean => {
  const interval = spanNamed(params['interval'])
  return interval !== null && name.split('\n').some(part => spanNamed(part) === interval)
}

const isTraded = (name: string): boolean =>
  /(?:^|\n)(?:mid|middle|mids|last|trades?|traded)(?:$|\n)/i.test(name)
