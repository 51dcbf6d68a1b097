import { m } from '../messages/m'
import { formatTenths } from './figure'
import { perLanguage } from './per-language'

const grouped = perLanguage(locale => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }))

/** Formats a count like `41,200`. If it's unknown, returns a question mark, never 0. */
export function formatCount(count: number | null): string {
  return count === null || !Number.isFinite(count) ? m.formats.unknownCount() : grouped().format(count)
}

export function formatCredits(credits: number | null): string {
  return m.formats.credits({ count: formatCount(credits), credits: credits ?? 0 })
}

/**
 * Formats a count that may be a fraction, such as a coin's share of a call: `0.5`, `3`, `41,200`. Returns a
 * question mark if it's unknown.
 */
export const formatSmallCount = (count: number | null): string =>
  count !== null && count > 0 && count < 10 ? formatTenths(count) : formatCount(count)
