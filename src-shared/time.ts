/** Units of time in milliseconds. A day has 24 hours. */
export const second = 1_000
export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour
export const week = 7 * day

/**
 * Local midnight `later` days after the day that contains `at`. Not `at` plus a multiple of `day`, because a
 * local day may have 23 or 25 hours.
 */
export function startOfDay(at: number, later = 0): number {
  const date = new Date(at)
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + later).getTime()
}
