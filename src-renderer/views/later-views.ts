import type { Settings } from '@contract'
import type { Component, ComponentProps } from 'svelte'
import type AlertDialog from '../parts/alert/AlertDialog.svelte'
import type AlertWhy from '../parts/alert/AlertWhy.svelte'
import type ChartWorkspace from '../parts/chart/layout/ChartWorkspace.svelte'
import type RatioHead from '../parts/chart/ratio/RatioHead.svelte'
import type RhythmOffer from '../parts/connection/RhythmOffer.svelte'
import type CommandPalette from '../parts/palette/CommandPalette.svelte'
import type { commandsOf } from '../parts/palette/commands'
import type Converter from '../parts/convert/Converter.svelte'
import type CoinPanel from './CoinPanel.svelte'
import type CoinView from './CoinView.svelte'
import type ShortcutsDialog from './ShortcutsDialog.svelte'
import type ConnectDialog from './ConnectDialog.svelte'
import type CrashBanner from './CrashBanner.svelte'
import type NoticeBanner from './NoticeBanner.svelte'
import type WelcomeDialog from './WelcomeDialog.svelte'

/** How long it usually takes from the start of the window until the chart is drawn. */
const chartMs = 1_500

type View = Settings['viewState']['view']
type Load = () => Promise<{ readonly default: Component }>

/** Views whose code is loaded on first use, because they aren't shown at the start. */
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
export const loadWelcomeDialog = (): Promise<{ readonly default: typeof WelcomeDialog }> =>
  import('./WelcomeDialog.svelte')
export const loadAlertDialog = (): Promise<{ readonly default: typeof AlertDialog }> =>
  import('../parts/alert/AlertDialog.svelte')
export const loadAlertWhy = (): Promise<{ readonly default: typeof AlertWhy }> =>
  import('../parts/alert/AlertWhy.svelte')
export const loadPalette = (): Promise<{ readonly default: typeof CommandPalette }> =>
  import('../parts/palette/CommandPalette.svelte')
export const loadCommands = (): Promise<{ readonly commandsOf: typeof commandsOf }> =>
  import('../parts/palette/commands')
export const loadShortcuts = (): Promise<{ readonly default: typeof ShortcutsDialog }> =>
  import('./ShortcutsDialog.svelte')
export const loadConverter = (): Promise<{ readonly default: typeof Converter }> =>
  import('../parts/convert/Converter.svelte')

export const loadRhythmOffer = (): Promise<{ readonly default: typeof RhythmOffer }> =>
  import('../parts/connection/RhythmOffer.svelte')
export const loadCrashBanner = (): Promise<{ readonly default: typeof CrashBanner }> =>
  import('./CrashBanner.svelte')
export const loadNoticeBanner = (): Promise<{ readonly default: typeof NoticeBanner }> =>
  import('./NoticeBanner.svelte')

/**
 * Loads the charts after everything around them is drawn, because loading them takes as long as drawing a
 * list of prices.
 */
export async function loadCharts(): Promise<{ readonly default: typeof ChartWorkspace }> {
  await nextFrame()
  return import('../parts/chart/layout/ChartWorkspace.svelte')
}

export const loadRatioHead = (): Promise<{ readonly default: typeof RatioHead }> =>
  import('../parts/chart/ratio/RatioHead.svelte')

/** Loads the panel one frame after the chart, so that the chart is drawn first. */
export async function loadCoinPanel(): Promise<{ readonly default: typeof CoinPanel }> {
  await loadCharts()
  await nextFrame()
  return import('./CoinPanel.svelte')
}

const nextFrame = (): Promise<void> =>
  new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))

/** Loads the other views once the window is idle. Returns a function that cancels this. */
export function preloadViews(): () => void {
  let idle = 0
  const load = (): void =>
    void Promise.all(
      [
        ...[
          loadConnectDialog,
          loadWelcomeDialog,
          loadAlertDialog,
          loadConverter,
          loadCoinView,
          loadNoticeBanner
        ],
        ...Object.values(laterViews)
      ].map(one => one())
    )
  // Until the chart is drawn, loading other code would delay it, even if the window is idle.
  const chartDrawn = setTimeout(() => (idle = requestIdleCallback(load, { timeout: 10_000 })), chartMs)
  return () => {
    clearTimeout(chartDrawn)
    cancelIdleCallback(idle)
  }
}
