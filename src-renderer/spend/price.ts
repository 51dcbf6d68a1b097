import type { PriceTag } from '@contract'
import { formatCount, formatCredits } from '../../src-shared/format/credits'
import type { AlsoSpent } from './spend'
import { m } from '../../src-shared/messages/m'

/** What is known about a price. A price of 0 is always `free`. */
export type PriceKind = 'free' | 'known' | 'learned' | 'at-most' | 'user-set' | 'unknown'

export function priceKind(price: PriceTag): PriceKind {
  if (price.state === 'unknown' || price.credits === null) return 'unknown'
  if (price.credits === 0) return 'free'
  return price.state
}

/** Whether the user must confirm a call, because its price is unknown or above the limit (in credits). */
export function mustAsk(price: PriceTag, confirmAbove: number): boolean {
  return priceKind(price) === 'unknown' || (price.credits ?? 0) > confirmAbove
}

/** Adds up prices. The sum is only as certain as the least certain price. */
export function priceOfAll(prices: readonly PriceTag[]): PriceTag {
  const sum = (of: (price: PriceTag) => number): number => prices.reduce((all, price) => all + of(price), 0)
  const reserve = sum(price => price.reserve)
  if (prices.some(price => priceKind(price) === 'unknown'))
    return { state: 'unknown', credits: null, learned: null, reserve }
  const [only] = prices
  if (only && prices.length === 1) return only
  const states = new Set(prices.map(price => price.state))
  const state = states.has('at-most') ? 'at-most' : states.size > 1 ? 'learned' : (only?.state ?? 'known')
  return { state, credits: sum(price => price.credits ?? 0), learned: null, reserve }
}

export function addedPrice({ name, prices }: AlsoSpent): string {
  const price = priceOfAll(prices)
  if (priceKind(price) === 'unknown') return m.spend.added.unknown({ name })
  return m.spend.added.known({ price: creditsInWords(price), name })
}

const signs: Readonly<Record<PriceTag['state'], string>> = {
  known: '',
  learned: '~',
  'at-most': '≤',
  'user-set': '~',
  unknown: ''
}

/**
 * Formats a price: `100` if known, `~7` if learned or set by the user, `≤6` for an upper limit, `?` if
 * unknown, `0` if free.
 */
export function priceText(price: PriceTag): string {
  return priceKind(price) === 'unknown' ? '?' : `${signs[price.state]}${formatCount(price.credits)}`
}

/**
 * Formats a price within a sentence: `100 credits`, `about 7 credits`, `at most 6 credits`. The price must be
 * known.
 */
export function creditsInWords({ state, credits }: PriceTag): string {
  const written = formatCredits(credits)
  if (state === 'known') return written
  return state === 'at-most'
    ? m.spend.short.atMost({ credits: written })
    : m.spend.short.about({ credits: written })
}

export function spokenPrice(price: PriceTag): string {
  const kind = priceKind(price)
  if (kind === 'unknown') return m.spend.short.unknown()
  if (kind === 'free') return m.spend.short.free()
  if (kind === 'user-set') return m.spend.short.own({ credits: formatCredits(price.credits) })
  return creditsInWords(price)
}

export function priceSentence(price: PriceTag): string {
  const { learned, state, reserve } = price
  if (priceKind(price) === 'unknown') {
    const reserved = formatCredits(reserve)
    const unknown = learned
      ? m.spend.source.unknownSimilar({ dearest: formatCredits(learned.dearest), reserve: reserved })
      : m.spend.source.unknown({ reserve: reserved })
    return price.hint === undefined
      ? unknown
      : `${unknown} ${m.spend.source.profile({ credits: formatCredits(price.hint) })}`
  }
  if (state === 'known')
    return price.credits === 0
      ? m.spend.source.free()
      : m.spend.source.priceList({ credits: formatCredits(price.credits) })
  if (state === 'user-set') return m.spend.source.own({ credits: formatCredits(price.credits) })
  if (state === 'at-most') return m.spend.source.atMost({ credits: formatCredits(price.credits) })
  if (!learned) return m.spend.source.learned({ credits: formatCredits(price.credits) })
  const calls = m.spend.learned.calls({ calls: learned.calls })
  const figures = [
    m.spend.learned.last({ last: formatCount(learned.last) }),
    m.spend.learned.median({ median: formatCount(learned.median) }),
    m.spend.learned.highest({ dearest: formatCount(learned.dearest) })
  ]
  return m.spend.source.learnedCalls({ calls, figures: figures.join(', ') })
}
