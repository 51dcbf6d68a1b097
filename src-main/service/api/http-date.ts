import type { ResponseHeader } from '../../../src-shared/contract/explorer'
import type { EpochMs } from '../../../src-shared/contract/values'

const form = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/
// These two formats are obsolete, but RFC 9110 says that recipients must accept them.
const days = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day'
const ofMail = new RegExp(`^${days}, (\\d{2})-([A-Z][a-z]{2})-(\\d{2}) (\\d{2}:\\d{2}:\\d{2}) GMT$`)
const ofUnix = /^[A-Z][a-z]{2} ([A-Z][a-z]{2}) ([ \d]\d) (\d{2}:\d{2}:\d{2}) (\d{4})$/

/**
 * See RFC 9110, 5.6.7.
 * @param now decides the century of a two-digit year, which is never more than 50 years ahead
 */
export function httpDate(text: string | null, now: EpochMs): EpochMs | null {
  const trimmed = (text?.trim() ?? '')
    .replace(ofMail, (_, day: string, month: string, year: string, clock: string) => {
      return `Mon, ${day} ${month} ${fullYear(Number(year), now)} ${clock} GMT`
    })
    .replace(ofUnix, (_, month: string, day: string, clock: string, year: string) => {
      return `Mon, ${day.replace(' ', '0')} ${month} ${year} ${clock} GMT`
    })
  const at = form.test(trimmed) ? Date.parse(trimmed) : NaN
  return Number.isFinite(at) ? at : null
}

function fullYear(lastDigits: number, now: EpochMs): number {
  const latest = new Date(now).getUTCFullYear() + 50
  return latest - ((((latest - lastDigits) % 100) + 100) % 100)
}

/** Adds the `Age` if the response comes from a cache (RFC 9111, 5.1). Returns null if there's no date. */
export function servedAt(headers: readonly ResponseHeader[], now: EpochMs): EpochMs | null {
  const value = (name: string): string | null => headers.find(header => header.name === name)?.value ?? null
  const date = httpDate(value('date'), now)
  const age = value('age')?.trim() ?? ''
  return date === null ? null : date + (/^\d{1,9}$/.test(age) ? Number(age) * 1000 : 0)
}
