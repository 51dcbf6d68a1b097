import { day } from '../../../../src-shared/time'

/** `2026-02-17 08:27:54`. */
export function formatUtc(at: number | null): string {
  if (at === null || !Number.isFinite(at) || Math.abs(at) > 8.64e15) return '–'
  return new Date(at).toISOString().slice(0, 19).replace('T', ' ')
}

export function areDays(times: readonly (number | null)[]): boolean {
  return times.every(at => at === null || at % day === 0) && times.some(at => at !== null)
}

/** `2026-02-17`. */
export function formatDayOrDash(at: number | null): string {
  return formatUtc(at).slice(0, 10)
}
