import Bell from '@lucide/svelte/icons/bell'
import ChartCandlestick from '@lucide/svelte/icons/chart-candlestick'
import ChartNoAxesCombined from '@lucide/svelte/icons/chart-no-axes-combined'
import Coins from '@lucide/svelte/icons/coins'
import Compass from '@lucide/svelte/icons/compass'
import Newspaper from '@lucide/svelte/icons/newspaper'
import SettingsIcon from '@lucide/svelte/icons/settings'
import type { Settings } from '@contract'
import type { Component } from 'svelte'
import { m } from '../../src-shared/messages/m'

type View = Settings['viewState']['view']

export interface RailEntry {
  readonly view: Exclude<View, 'coin' | 'first-contact'>
  readonly label: string
  readonly icon: Component
  readonly foot: boolean
}

/** The views in the navigation, in the order of their shortcuts from Ctrl+1 on. */
export const railEntries: readonly RailEntry[] = [
  { view: 'watch', label: m.shell.rail.watch(), icon: ChartCandlestick, foot: false },
  { view: 'market', label: m.marketView.market(), icon: ChartNoAxesCombined, foot: false },
  { view: 'news', label: m.common.news(), icon: Newspaper, foot: false },
  { view: 'alerts', label: m.common.alerts(), icon: Bell, foot: false },
  { view: 'explorer', label: m.common.explorer(), icon: Compass, foot: false },
  { view: 'credits', label: m.common.credits(), icon: Coins, foot: false },
  { view: 'settings', label: m.common.settings(), icon: SettingsIcon, foot: true }
]

/** Views that aren't in the navigation, because they are opened from other views. */
const elsewhere: Readonly<Partial<Record<View, string>>> = {
  'first-contact': m.contact.title(),
  coin: m.common.coin()
}

export function shownView(requested: View | undefined): View {
  return requested !== undefined && viewName(requested) !== undefined ? requested : 'watch'
}

export function viewName(view: View): string | undefined {
  return railEntries.find(entry => entry.view === view)?.label ?? elsewhere[view]
}
