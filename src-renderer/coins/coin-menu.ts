import BellPlus from '@lucide/svelte/icons/bell-plus'
import ChartCandlestick from '@lucide/svelte/icons/chart-candlestick'
import Copy from '@lucide/svelte/icons/copy'
import FileText from '@lucide/svelte/icons/file-text'
import GitCompare from '@lucide/svelte/icons/git-compare'
import ListPlus from '@lucide/svelte/icons/list-plus'
import NotebookPen from '@lucide/svelte/icons/notebook-pen'
import Trash from '@lucide/svelte/icons/trash'
import { formatTyped, formatTypedPrice } from '../../src-shared/format/figure'
import { m } from '../../src-shared/messages/m'
import type { Mirror } from '../state/mirror'
import { copyText } from '../ui/copy-text'
import type { MenuEntry } from '../ui/menu-entry'
import { addCoins, removeCoin } from './list-changes'

/** The copied price has no separators, so that forms and spreadsheets accept it. */
export const copyPrice = (price: string): void =>
  void copyText(price, m.coin.link.copied({ price }), m.common.noClipboard())

interface Removal {
  readonly keys?: string
}

/** @param removal the shortcut that removes the coin in this view */
export function coinMenu(mirror: Mirror, coin: string, removal: Removal = {}): readonly MenuEntry[] {
  const { alerts, coinPage, layouts, settings } = mirror
  return [
    { label: m.coin.link.openPage(), icon: FileText, act: () => coinPage.open(coin) },
    {
      label: m.coin.link.openChart(),
      icon: ChartCandlestick,
      act: () => {
        layouts.showCoin(coin)
        settings.go({ view: 'watch' })
      }
    },
    ...compareEntries(mirror, coin),
    'separator',
    {
      label: m.coin.link.setAlert(),
      icon: BellPlus,
      act: () => (alerts.wanted = { coin, price: null, alert: null })
    },
    ...noteEntries(mirror, coin),
    ...priceEntries(mirror, coin),
    ...listEntries(mirror, coin, removal)
  ]
}

/** The comparison opens in the chart, where the user confirms it, because its candles may cost credits. */
function compareEntries({ charts, layouts, settings }: Mirror, coin: string): readonly MenuEntry[] {
  const shown = layouts.coin
  if (shown === null || shown === coin) return []
  return [
    {
      label: m.coin.link.compare({ coin: shown }),
      icon: GitCompare,
      act: () => {
        charts.wantedComparison = coin
        settings.go({ view: 'watch' })
      }
    }
  ]
}

export function noteEntries({ coinPage }: Pick<Mirror, 'coinPage'>, coin: string): readonly MenuEntry[] {
  return [{ label: m.coin.link.note(), icon: NotebookPen, act: () => coinPage.openNote(coin) }]
}

function priceEntries({ displayCurrency }: Mirror, coin: string): readonly MenuEntry[] {
  const price = displayCurrency.quote(coin)?.price ?? null
  return [
    {
      label: m.coin.link.copyPrice(),
      icon: Copy,
      disabled: price === null,
      // A converted price is copied with fewer digits, because the last ones only come from the conversion.
      act: () =>
        price !== null &&
        copyPrice(displayCurrency.currency === null ? formatTyped(price) : formatTypedPrice(price))
    }
  ]
}

function listEntries(mirror: Mirror, coin: string, { keys }: Removal): readonly MenuEntry[] {
  const group = mirror.watchlists.group(mirror.settings.viewState?.group ?? null)
  if (!group) return []
  const list = group.name
  return [
    'separator',
    group.coins.includes(coin)
      ? {
          label: m.coin.link.remove({ list }),
          keys,
          icon: Trash,
          danger: true,
          act: () => void removeCoin(mirror, group, coin)
        }
      : {
          label: m.coin.link.add({ list }),
          icon: ListPlus,
          act: () => void addCoins(mirror, group.id, [coin])
        }
  ]
}
