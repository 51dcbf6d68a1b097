import type { NotificationFacts } from '../../../src-shared/contract/notice'

export interface NotificationTarget {
  readonly view: 'watch' | 'alerts' | 'credits'
  /** Null if the view needn't show a particular coin. */
  readonly coin: string | null
  /** The inbox entry to explain. Null for none, or if it isn't saved yet. */
  readonly entry: number | null
}

/** One alert opens its coin and why it triggered, several open the inbox, everything else the credits. */
export function openedBy(facts: NotificationFacts): NotificationTarget {
  if (facts.code !== 'alerts') return { view: 'credits', coin: null, entry: null }
  const [first, ...others] = facts.entries
  const { coin = null, id = 0 } = others.length === 0 ? (first ?? {}) : {}
  return { view: coin === null ? 'alerts' : 'watch', coin, entry: id === 0 ? null : id }
}

/** A repeated notification has the same id, so the app shows only one notice. */
export function noticeIdOf(facts: NotificationFacts): string {
  switch (facts.code) {
    case 'incident':
      return `incident ${facts.phase} ${facts.fault.code} ${facts.fault.operation ?? ''}`
    case 'budget-used':
      return `budget-used ${facts.span}`
    case 'alerts':
      return `alerts ${facts.entries.map(({ alertId, coin, at }) => `${alertId}${coin}@${at}`).join(' ')}`.slice(
        0,
        100
      )
    default:
      return facts.code
  }
}
