import { m } from '../messages/m'
import { formatTenths } from './figure'
import { perLanguage } from './per-language'

const grouped = perLanguage(locale => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }))

/** Returns a question mark if the count is unknown, never 0. */
export function formatCount(count: number | null): string {
  return count === null || !Number.isFinite(count) ? m.formats.unknownCount() : grouped().format(count)
}

export function formatCredits(credits: number | null): string {
  return m.formats.credits({ count: formatCount(credits), credits: credits ?? 0 })
}

/** The count may be a fraction, such as a coin's share of a call. */
export const formatSmallCount = (count: number | null): string =>
  count !== null && count > 0 && count < 10 ? formatTenths(count) : formatCount(count)
