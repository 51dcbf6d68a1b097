import type { Events } from './events'
import type { Reply } from './request'

/**
 * Requests of the first view, named `concept.name`. They have no input, and their replies are delivered with
 * the page. The value is the event that reports changes. All other requests go through the page's port.
 */
export const firstRequests = {
  'settings.all': 'settingsChanged',
  'layouts.all': null,
  'watchlist.lists': 'watchlistChanged',
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
  'diagnostics.crashes': null,
  'windows.own': null
} as const satisfies Readonly<Record<string, keyof Events | null>>

export type FirstRequest = keyof typeof firstRequests

/** Replies by request. Failed requests are missing. */
export type FirstState = Readonly<Partial<Record<FirstRequest, Reply<unknown>>>>

export type FirstReplies = ReadonlyMap<FirstRequest, string>

/** The ID of the page element that contains the JSON. The JSON is data and never executed. */
export const firstStateElement = 'first-state'
