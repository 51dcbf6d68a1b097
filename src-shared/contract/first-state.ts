import type { Events } from './events'
import type { Reply } from './request'

/**
 * What the page is handed with itself, because the first view draws it: requests that take nothing, as `concept.name`, and the
 * event that tells of a change. What else the window asks at its start comes over the bridge.
 */
export const firstAsked = {
  'settings.all': 'settingsChanged',
  'layouts.all': null,
  'watchlist.lists': 'watchlistsChanged',
  'market.board': 'boardChanged',
  'market.coinList': 'coinListChanged',
  'connection.state': 'connectionChanged',
  'schedule.status': 'scheduleChanged',
  'credits.gauge': 'gaugeChanged',
  'credits.budget': 'budgetChanged',
  'alerts.state': 'alertsChanged',
  'app.info': null,
  'app.time': null,
  'app.notices': 'noticesChanged',
  'diagnostics.crashes': null
} as const satisfies Readonly<Record<string, keyof Events | null>>

export type FirstAsked = keyof typeof firstAsked

/** The good replies to some of these, or to all. */
export type FirstState = Readonly<Partial<Record<FirstAsked, Reply<unknown>>>>

/** The same as JSON, each by what was asked. */
export type FirstReplies = ReadonlyMap<FirstAsked, string>

/** The element of the page that holds them as JSON: no script, and never run as one. */
export const firstStateElement = 'first-state'
