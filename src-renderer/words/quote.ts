import type { BoardQuote, UnreadQuotes } from '@contract'
import { isAhead } from '../../src-shared/format/age'
import { formatMoment } from '../../src-shared/format/date'
import { formatPrice } from '../../src-shared/format/price'

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

/** What is wrong with answers of which no price can be read, and what they cost. */
export function unreadWords({ lacks, charged }: UnreadQuotes): string {
  const cost =
    charged === null
      ? 'It may have been charged.'
      : `It was charged: ${charged} ${charged === 1 ? 'credit' : 'credits'}.`
  return `${lackWords[lacks]} ${cost}`
}

const lackWords: Readonly<Record<UnreadQuotes['lacks'], string>> = {
  price: 'No row of the last answer has a price under a name that Candlewick knows.',
  coin: 'No row of the last answer names a coin that was asked for.',
  rows: 'The last answer has no rows that Candlewick knows how to find.'
}

/** After adding coins that the service's list does not hold. */
export function unlistedWords(coins: readonly string[]): string {
  const [first, ...others] = coins
  const names = others.length === 0 ? `${first} is` : `${first} and ${others.length} more are`
  return `${names} not in the service’s list of coins. It is asked about all the same; what is refused is marked in its row.`
}
