import type { NotificationFacts } from '../../../src-shared/contract/notice'

export interface NotificationTarget {
  readonly view: 'watch' | 'alerts' | 'credits'
  /** The coin to show. Null for no particular coin. */
  readonly coin: string | null
  /** The inbox entry to explain. Null if there is none or it isn't saved yet. */
  readonly entry: number | null
}

/**
 * What a click on a notification opens. For a single alert: its coin and why it triggered. For several
 * alerts: the inbox. For anything else: the credits.
 */
export function targetOf(facts: NotificationFacts): NotificationTarget {
  if (facts.code !== 'alerts') return { view: 'credits', coin: null, entry: null }
  const [first, ...others] = facts.entries
  const { coin = null, id = 0 } = others.length === 0 ? (first ?? {}) : {}
  return { view: coin === null ? 'alerts' : 'watch', coin, entry: id === 0 ? null : id }
}
