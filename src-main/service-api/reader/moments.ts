import { isObject } from '../answers/json'
import { timeOf } from '../answers/times'

const firstMarkets = Date.UTC(2009, 0, 1)

/** Whether values are moments one after another, at even distances but for gaps: no amounts are. */
export function areMoments(values: readonly unknown[]): boolean {
  if (values.length < 2) return false
  const times = values.map(value => (/^\d{1,9}(?:\.\d+)?$/.test(String(value)) ? null : timeOf(value)))
  if (times.some(time => time === null || time < firstMarkets)) return false
  const steps = times.slice(1).map((time, place) => Number(time) - Number(times[place]))
  const least = Math.min(...steps.map(Math.abs))
  const runsOneWay = steps.every(step => step > 0) || steps.every(step => step < 0)
  return least > 0 && runsOneWay && steps.every(step => Math.abs(step) % least < least * 0.01)
}

/** The name under which each row of a list has a moment of its own, whatever it is called: of several the earliest. */
export function momentIn(rows: readonly (readonly object[])[]): string | null {
  const holders = rows.map(([holder]) => holder)
  const [first] = holders
  if (!isObject(first)) return null
  const [best] = Object.keys(first)
    .filter(key => areMoments(holders.map(holder => (isObject(holder) ? holder[key] : null))))
    .toSorted((one, other) => Number(timeOf(first[one])) - Number(timeOf(first[other])))
  return best ?? null
}
