import type { NotificationFacts } from '../../src-shared/contract/notice'

/** What a click on a notification opens. */
export interface NotificationTarget {
  readonly view: 'watch' | 'alerts' | 'credits'
  /** Shown there; null = the view as it was. */
  readonly coin: string | null
}

/** One entry opens its coin, several the inbox, trouble what the service and the calls say. */
export function openedBy(facts: NotificationFacts): NotificationTarget {
  if (facts.code !== 'alerts') return { view: 'credits', coin: null }
  const [first, ...others] = facts.entries
  const coin = others.length === 0 ? (first?.coin ?? null) : null
  return { view: coin === null ? 'alerts' : 'watch', coin }
}

/** The same notification told again is one notice in the app. */
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
