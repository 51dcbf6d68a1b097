import { formatUtcDay } from '../../../src-shared/format/date'

/** Parses a day in the format of `formatUtcDay` to its UTC midnight in ms. NaN if invalid, such as 30 February. */
export function typedDay(text: string): number {
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && formatUtcDay(at) === text ? at : NaN
}
