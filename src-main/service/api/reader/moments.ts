import { isObject } from '../answers/json'
import { numberOf } from '../answers/numbers'
import { firstMarkets, timeOf } from '../answers/times'
import { day } from '../../../../src-shared/time'

const isOfMonths = (days: number): boolean =>
  (days >= 28 && days <= 31) || (days >= 90 && days <= 92) || days === 365 || days === 366

/** The times must be in order at regular intervals, but there may be gaps. */
export function areMoments(values: readonly unknown[]): boolean {
  if (values.length < 2) return false
  const times: number[] = []
  for (const value of values) {
    // Returns at the first value that isn't a time, because lists of prices can be long.
    const time = /^\d{1,9}(?:\.\d+)?$/.test(String(value)) ? null : timeOf(value)
    if (time === null || time < firstMarkets) return false
    times.push(time)
  }
  // A few turnovers can look like epoch times at regular intervals, but bars start at whole minutes.
  const areFigures = values.every(value => numberOf(value) !== null)
  if (areFigures && values.length < 4 && times.some(time => time % 60_000 !== 0)) return false
  const [first = 0, second = 0] = times
  const way = Math.sign(second - first)
  const steps = times.slice(1).map((time, place) => (time - (times[place] ?? 0)) * way)
  const least = steps.reduce((least, step) => Math.min(least, step))
  if (least <= 0) return false
  // Months and quarters have different lengths.
  return steps.every(step => isOfMonths(step / day)) || steps.every(step => step % least < least * 0.01)
}

/** If several fields have times, returns the earliest. */
export function momentIn(rows: readonly (readonly object[])[]): readonly string[] | null {
  const holders = rows.map(([holder]) => holder)
  const [first] = holders
  if (!isObject(first)) return null
  const ways = Object.keys(first).flatMap(key => {
    const child = first[key]
    return isObject(child) ? Object.keys(child).map(inner => [key, inner]) : [[key]]
  })
  const [best] = ways
    .filter(way => areMoments(holders.map(holder => at(holder, way))))
    .toSorted((one, other) => Number(timeOf(at(first, one))) - Number(timeOf(at(first, other))))
  return best ?? null
}

const at = (holder: unknown, way: readonly string[]): unknown =>
  way.reduce((node, key) => (isObject(node) ? node[key] : null), holder)
