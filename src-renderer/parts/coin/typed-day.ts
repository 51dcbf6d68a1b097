import { formatUtcDay } from '../../../src-shared/format/date'

/** The UTC midnight of a day typed as `formatUtcDay` writes it, in ms; NaN for what is none, such as 30 February. */
export function typedDay(text: string): number {
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && formatUtcDay(at) === text ? at : NaN
}
