import type { Settings } from '@contract'
import type { Component, ComponentProps } from 'svelte'
import type AlertDialog from '../parts/alert/AlertDialog.svelte'
import type ChartWorkspace from '../parts/chart/layout/ChartWorkspace.svelte'
import type RhythmOffer from '../parts/connection/RhythmOffer.svelte'
import type Converter from '../parts/convert/Converter.svelte'
import type CoinPanel from './CoinPanel.svelte'
import type CoinView from './CoinView.svelte'
import type ConnectDialog from './ConnectDialog.svelte'
import type CrashBanner from './CrashBanner.svelte'
import type NoticeBanners from './NoticeBanners.svelte'

/** From a start to a chart that is drawn. */
const chartMs = 1_500

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

export const loadConnectDialog = (): Promise<{ readonly default: typeof ConnectDialog }> =>
  import('./ConnectDialog.svelte')
export const loadAlertDialog = (): Promise<{ readonly default: typeof AlertDialog }> =>
  import('../parts/alert/AlertDialog.svelte')
export const loadConverter = (): Promise<{ readonly default: typeof Converter }> =>
  import('../parts/convert/Converter.svelte')

export const loadRhythmOffer = (): Promise<{ readonly default: typeof RhythmOffer }> =>
  import('../parts/connection/RhythmOffer.svelte')
export const loadCrashBanner = (): Promise<{ readonly default: typeof CrashBanner }> =>
  import('./CrashBanner.svelte')
export const loadNoticeBanners = (): Promise<{ readonly default: typeof NoticeBanners }> =>
  import('./NoticeBanners.svelte')

/** The chart, once what stands around it is on screen: reading its code takes as long as drawing a list of prices. */
export async function loadCharts(): Promise<{ readonly default: typeof ChartWorkspace }> {
  await nextFrame()
  return import('../parts/chart/layout/ChartWorkspace.svelte')
}

/** What is told of the coin beside it, once the chart had a frame to be drawn in. */
export async function loadCoinPanel(): Promise<{ readonly default: typeof CoinPanel }> {
  await loadCharts()
  await nextFrame()
  return import('./CoinPanel.svelte')
}

/** Once what is there now has been drawn. */
const nextFrame = (): Promise<void> =>
  new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))

/** Loads them all once the window has nothing better to do, so that going to one does not wait for its file. */
export function loadAhead(): () => void {
  let idle = 0
  const load = (): void =>
    void Promise.all(
      [
        ...[loadConnectDialog, loadAlertDialog, loadConverter, loadCoinView, loadNoticeBanners],
        ...Object.values(laterViews)
      ].map(one => one())
    )
  // Idle it is between a list of prices and its chart, too, and that must not wait for views that nobody asked for.
  const chartDrawn = setTimeout(() => (idle = requestIdleCallback(load, { timeout: 10_000 })), chartMs)
  return () => {
    clearTimeout(chartDrawn)
    cancelIdleCallback(idle)
  }
}
