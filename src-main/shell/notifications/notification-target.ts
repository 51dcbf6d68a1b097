import type { NotificationFacts } from '../../../src-shared/contract/notice'

export interface NotificationTarget {
  readonly view: 'watch' | 'alerts' | 'credits'
  readonly coin: string | null
  readonly entry: number | null
}

/**
 * For alerts on one coin, a click opens the coin and, for a single alert, also why it triggered. For several
 * coins, it opens the inbox. For other notifications, it opens the credits.
 */
export function targetOf(facts: NotificationFacts): NotificationTarget {
  if (facts.code !== 'alerts') return { view: 'credits', coin: null, entry: null }
  const [first, ...others] = facts.entries
  const isOneCoin = first !== undefined && others.every(({ coin }) => coin === first.coin)
  const coin = isOneCoin ? first.coin : null
  const id = others.length === 0 ? (first?.id ?? 0) : 0
  return { view: coin === null ? 'alerts' : 'watch', coin, entry: id === 0 ? null : id }
}
