import type { Events } from './events'
import type { Reply } from './request'

/**
 * Requests without input whose replies are delivered with the page. The value is the event that reports
 * changes.
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

/** Failed requests are missing. */
export type FirstState = Readonly<Partial<Record<FirstRequest, Reply<unknown>>>>

export type FirstReplies = ReadonlyMap<FirstRequest, string>

/** The page element that contains the JSON, which is data and never executed. */
export const firstStateElement = 'first-state'
