import type { Settings } from '@contract'
import type { Component, ComponentProps } from 'svelte'
import type CoinView from './CoinView.svelte'

type View = Settings['viewState']['view']
type Load = () => Promise<{ readonly default: Component }>

/** The views that a start does not show: each is a file of its own, loaded when it is first wanted. */
export const laterViews: Readonly<Record<Exclude<View, 'watch' | 'coin'>, Load>> = {
  market: () => import('./MarketView.svelte'),
  news: () => import('./NewsView.svelte'),
  alerts: () => import('./AlertsView.svelte'),
  explorer: () => import('./ExplorerView.svelte'),
  'first-contact': () => import('./ContactView.svelte'),
  credits: () => import('./CreditsView.svelte'),
  settings: () => import('./SettingsView.svelte')
}

export const loadCoinView = (): Promise<{ readonly default: Component<ComponentProps<typeof CoinView>> }> =>
  import('./CoinView.svelte')

/** Loads them all once the window has nothing better to do, so that going to one does not wait for its file. */
export function loadAhead(): () => void {
  const id = requestIdleCallback(
    () => void Promise.all([loadCoinView, ...Object.values(laterViews)].map(load => load())),
    { timeout: 10_000 }
  )
  return () => cancelIdleCallback(id)
}
