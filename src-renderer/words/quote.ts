import type { BoardQuote, UnreadQuotes } from '@contract'
import { isAhead } from '../../src-shared/format/age'
import { formatMoment } from '../../src-shared/format/date'
import { formatPrice } from '../../src-shared/format/price'
import { m } from '../../src-shared/messages/m'

export function rangeWords(quote: BoardQuote | undefined, place: number | null): string {
  if (!quote || quote.low === null || quote.high === null) return m.quotes.range.unknown()
  const range = m.quotes.range.bounds({ low: formatPrice(quote.low), high: formatPrice(quote.high) })
  return place === null ? range : m.quotes.range.place({ range, percent: Math.round(place * 100) })
}

export function timeWords(quote: BoardQuote | undefined): string {
  if (!quote || quote.fetchedAt === null) return m.common.notLoaded()
  if (quote.priceOrigin)
    return m.quotes.times.other({
      origin: m.quotes.priceOrigin[quote.priceOrigin](),
      fetchedAt: formatMoment(quote.fetchedAt)
    })
  const serviceTime =
    quote.at === null
      ? m.quotes.times.serviceNone()
      : m.quotes.times.service({ at: stampWords(quote.at, quote.fetchedAt) })
  const times = m.quotes.times.both({ serviceTime, fetchedAt: formatMoment(quote.fetchedAt) })
  return quote.doubt === 'old' ? m.quotes.times.tooOld({ times }) : times
}

/** Formats the time of a quote. If it is later than its loading time, says that this is impossible. */
export function stampWords(at: number | null, fetchedAt: number | null): string {
  const ahead = at !== null && fetchedAt !== null && isAhead(at, fetchedAt)
  return ahead ? m.quotes.times.ahead({ at: formatMoment(at) }) : formatMoment(at)
}

/** False for an old price, which is still shown with its age. */
export const isPriceMissing = ({ missing, doubt }: BoardQuote): boolean =>
  missing || (doubt !== undefined && doubt !== 'old')

export interface Absence {
  readonly short: string
  readonly long: string
}

/** Why a coin has no reliable current price. Null if it has. */
export function absence(quote: BoardQuote | undefined): Absence | null {
  if (!quote || !isPriceMissing(quote)) return null
  const { refused, symbol, missing, doubt } = quote
  if (!missing && doubt && doubt !== 'old') {
    const why = m.quotes.doubtLong[doubt]()
    const isLastKnown = doubt === 'unread' && quote.price !== null
    const long = isLastKnown
      ? m.quotes.lastKnown({ reason: why, fetchedAt: formatMoment(quote.fetchedAt) })
      : why
    return { short: m.quotes.doubtShort[doubt](), long }
  }
  if (!refused && quote.renamed) {
    const { symbol: to, name } = quote.renamed
    const long = m.quotes.renamed.long({
      coin: symbol,
      to: name === null ? to : m.quotes.twinOf({ name, symbol: to })
    })
    return { short: m.quotes.renamed.short({ to }), long }
  }
  if (!refused)
    return {
      short: m.quotes.missing.short(),
      long: m.quotes.missing.long()
    }
  const reason =
    refused.said === null ? m.quotes.refused.reasonNone() : m.quotes.refused.reason({ reason: refused.said })
  return {
    short:
      refused.said === null
        ? m.quotes.refused.short()
        : m.quotes.refused.shortReason({ reason: refused.said }),
    long: m.quotes.refused.long({ symbol, reason, retryAt: formatMoment(refused.retryAt) })
  }
}

export function unreadWords({ missing, charged }: UnreadQuotes): string {
  if (missing === 'change') return m.quotes.missingPart.change()
  const cost = charged === null ? m.quotes.charge.unknown() : m.quotes.charge.known({ charged })
  return `${missingWords[missing]} ${cost}`
}

const missingWords: Readonly<Record<Exclude<UnreadQuotes['missing'], 'change'>, string>> = {
  price: m.quotes.missingPart.price(),
  coin: m.quotes.missingPart.coin(),
  rows: m.quotes.missingPart.rows()
}

export function unlistedWords(coins: readonly string[]): string {
  const [first = '', ...others] = coins
  return m.quotes.unlisted({ first, more: others.length })
}
