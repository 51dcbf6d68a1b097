import type { NotificationFacts } from '../../../src-shared/contract/notice'

/** What a click opens. */
export interface NotificationTarget {
  readonly view: 'watch' | 'alerts' | 'credits'
  /** Null if the view needn't show a particular coin. */
  readonly coin: string | null
}

/** One alert opens its coin, several open the inbox, everything else the credits. */
export function openedBy(facts: NotificationFacts): NotificationTarget {
  if (facts.code !== 'alerts') return { view: 'credits', coin: null }
  const [first, ...others] = facts.entries
  const coin = others.length === 0 ? (first?.coin ?? null) : null
  return { view: coin === null ? 'alerts' : 'watch', coin }
}

/** If a notification is repeated, it has the same id, so the app shows only one notice. */
export function noticeIdOf(facts: NotificationFacts): string {
  switch (facts.code) {
    case 'incident':
      return `incident ${facts.phase} ${facts.fault.code} ${facts.fault.operation ?? ''}`
    case 'budget-used':
      return `budget-used ${facts.span}`
    case 'alerts':
      return `alerts ${facts.entries.map(({ alertId, at }) => `${alertId}@${at}`).join(' ')}`.slice(0, 100)
    default:
      return facts.code
  }
}
