import AppWindow from '@lucide/svelte/icons/app-window'
import ArrowLeftRight from '@lucide/svelte/icons/arrow-left-right'
import ChartCandlestick from '@lucide/svelte/icons/chart-candlestick'
import Sheet from '@lucide/svelte/icons/sheet'
import { at } from '../../../../src-shared/indicators/columns'
import { m } from '../../../../src-shared/messages/m'
import { openChartWindow } from '../../../coins/open-window'
import type { ChartWatch } from '../../../state/charts.svelte'
import type { Mirror } from '../../../state/mirror'
import type { MenuEntry } from '../../../ui/menu-entry'
import type { Candles } from '../../../charts/series/candles'
import type { ChartModel } from '../candles/chart-model.svelte'
import type { ChartSetup } from '../setup/chart-setup.svelte'
import { chartMoment, typedForm } from '../setup/chart-time'

export function oldest(watches: readonly ChartWatch[]): ChartWatch | undefined {
  const loadedAt = ({ series }: ChartWatch): number => series.value?.fetchedAt ?? 0
  return watches.toSorted((a, b) => loadedAt(a) - loadedAt(b))[0]
}

/**
 * The series that lacks the missing bars. If bars before the oldest one are missing, it is the series that
 * begins last.
 */
export function lacking(watches: readonly ChartWatch[], since: number | null): ChartWatch | undefined {
  const startOf = ({ series }: ChartWatch): number => series.value?.time[0] ?? Infinity
  const isWithout = ({ series }: ChartWatch): boolean =>
    since !== null && series.value?.time.includes(since) === false
  return watches.find(isWithout) ?? watches.toSorted((a, b) => startOf(b) - startOf(a))[0]
}

interface CalculatedChart {
  readonly candles: Candles | undefined
  readonly model: ChartModel | undefined
}

export interface RatioSource {
  readonly short: string
  readonly full: string
}

export function ratioSource({ candles, model }: CalculatedChart, now: number): RatioSource | null {
  if (!model?.other || !candles || candles.size === 0) return null
  const { intervalMs } = candles
  const time = at(candles.time, candles.size - 1)
  const newest = typedForm(time, intervalMs)
  const today = `${typedForm(now, intervalMs).slice(0, 10)} `
  const short = { newest: newest.startsWith(today) ? newest.slice(today.length) : newest }
  const full = { coin: model.shown.coin, over: model.other.coin, newest: chartMoment(time, intervalMs) }
  const isSimulated = model.watches.some(({ series }) => series.value?.origin === 'simulated')
  return isSimulated
    ? { short: m.ratio.source.simulatedShort(short), full: m.ratio.source.simulated(full) }
    : { short: m.ratio.source.short(short), full: m.ratio.source.full(full) }
}

export function ratioMenu(mirror: Mirror, setup: ChartSetup): readonly MenuEntry[] {
  const { coin, over } = setup
  if (coin === null || over === undefined) return []
  return [
    { label: m.ratio.back({ coin }), icon: ChartCandlestick, act: () => setup.showCoin(coin) },
    {
      label: m.ratio.show({ name: `${over}/${coin}` }),
      icon: ArrowLeftRight,
      act: () => setup.showRatio(over, coin)
    },
    'separator',
    { label: m.windows.chart.open(), icon: AppWindow, act: () => void openChartWindow(mirror) },
    { label: m.chartExport.menu.showTable(), icon: Sheet, act: () => mirror.charts.act('chart:table') }
  ]
}
