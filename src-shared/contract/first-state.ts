import type { Reply } from './request'

/**
 * What the page is handed with itself, because the first view draws it: requests that take nothing, as `concept.name`. What else
 * the window asks at its start comes over the bridge.
 */
export const firstAsked = [
  'settings.all',
  'layouts.all',
  'watchlist.lists',
  'market.board',
  'market.coinList',
  'connection.state',
  'schedule.status',
  'credits.gauge',
  'credits.budget',
  'alerts.state',
  'app.info',
  'app.notices',
  'diagnostics.crashes'
] as const

/** The good replies to some of these, or to all. */
export type FirstState = Readonly<Partial<Record<(typeof firstAsked)[number], Reply<unknown>>>>

/** The element of the page that holds them as JSON: no script, and never run as one. */
export const firstStateElement = 'first-state'
