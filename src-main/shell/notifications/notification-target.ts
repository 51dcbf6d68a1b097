import type { NotificationFacts } from '../../../src-shared/contract/notice'

export interface NotificationTarget {
  readonly view: 'watch' | 'alerts' | 'credits'
  readonly coin: string | null
  /** The inbox entry to show. Null if there is none or it isn't saved yet. */
  readonly entry: number | null
}

/**
 * What a click on the notification opens. For alerts on one coin, it's the coin and, for a single alert, also
 * why it triggered. For several coins, it's the inbox. For other notifications, it's the credits.
 */
export function targetOf(facts: NotificationFacts): NotificationTarget {
  if (facts.code !== 'alerts') return { view: 'credits', coin: null, entry: null }
  const [first, ...others] = facts.entries
  const isOneCoin = first !== undefined && others.every(({ coin }) => coin === first.coin)
  const coin = isOneCoin ? first.coin : null
  const id = others.length === 0 ? (first?.id ?? 0) : 0
  return { view: coin === null ? 'alerts' : 'watch', coin, entry: id === 0 ? null : id }
}
