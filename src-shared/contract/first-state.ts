import type { Events } from './events'
import type { Reply } from './request'

/**
 * Requests without input whose replies are part of the page, so that the window needn't wait for them. The
 * value is the event that reports later changes.
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

/** The replies by request. Requests that failed are missing. */
export type FirstState = Readonly<Partial<Record<FirstRequest, Reply<unknown>>>>

export type FirstReplies = ReadonlyMap<FirstRequest, string>

/**
 * The ID of the page element that contains the replies as JSON. The browser treats the element as data and
 * never runs it.
 */
export const firstStateElement = 'first-state'
