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

/** Those of which an end and the next start say the same: the next start draws them before its services are there. */
export const keptAsked = [
  'settings.all',
  'layouts.all',
  'watchlist.lists',
  'market.board',
  'market.coinList'
] as const satisfies readonly (typeof firstAsked)[number][]

/** The element of the page that holds them as JSON: no script, and never run as one. */
export const firstStateElement = 'first-state'

/** @param data the replies as JSON; nothing a service or a person wrote can end the element, or begin a comment in it. */
export const firstStateIn = (data: string): string =>
  `<script type="application/json" id="${firstStateElement}">${data.replaceAll('<', '\\u003c')}</script>`
