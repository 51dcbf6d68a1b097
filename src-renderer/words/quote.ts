import type { BoardQuote } from '@contract'
import { isAhead } from '../format/age'
import { formatMoment } from '../format/date'
import { formatPrice } from '../format/price'

/** `Low 67,960.52, high 69,194.30, price at 12 % of the day’s range`. */
export function rangeWords(quote: BoardQuote | undefined, place: number | null): string {
  if (!quote || quote.low === null || quote.high === null) return 'Low and high not known'
  const range = `Low ${formatPrice(quote.low)}, high ${formatPrice(quote.high)}`
  return place === null ? range : `${range}, price at ${Math.round(place * 100)} % of the day’s range`
}

/** Both times of a quote: when the service says it was so, and when it was fetched. */
export function timeWords(quote: BoardQuote | undefined): string {
  if (!quote || quote.fetchedAt === null) return 'Never fetched'
  const said =
    quote.at === null ? 'The service gave no time' : `By the service ${stampWords(quote.at, quote.fetchedAt)}`
  return `${said}\nFetched ${formatMoment(quote.fetchedAt)}`
}

/** A time as the service gives it; one that lies ahead of the fetch is marked, since it can’t be. */
export function stampWords(at: number | null, fetchedAt: number | null): string {
  const ahead = at !== null && fetchedAt !== null && isAhead(at, fetchedAt)
  return `${formatMoment(at)}${ahead ? ', ahead of the clock' : ''}`
}

/** Why a coin has no fresh price while others have one, in short and in full; null where it has. */
export function absence(
  quote: BoardQuote | undefined
): { readonly short: string; readonly long: string } | null {
  if (!quote?.missing) return null
  const { refused, symbol } = quote
  if (!refused)
    return {
      short: 'not returned by the service',
      long: 'Asked for, but the service’s last answer did not have this coin: it may not know it.'
    }
  const said = refused.said === null ? 'it gave no reason' : `it says: “${refused.said}”`
  return {
    short: refused.said === null ? 'refused by the service' : `refused: ${refused.said}`,
    long: `The service refuses ${symbol}: ${said}. The other coins go on without it. It is tried again ${formatMoment(refused.retryAt)}; remove it if the name is wrong.`
  }
}
