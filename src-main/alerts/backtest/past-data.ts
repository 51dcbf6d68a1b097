import type { AlertDraft } from '../../../src-shared/contract/alerts'
import type { DrawnLine } from '../../../src-shared/conditions/drawn-line'
import type { EpochMs, Interval } from '../../../src-shared/contract/values'
import type { CandleColumns } from '../../../src-shared/indicators/columns'
import { intervalMs } from '../../../src-shared/interval'
import { hour } from '../../../src-shared/time'
import { alertLine } from '../../market/figures/candle-line'
import type { SavedPrices } from '../../market/saved-prices'
import { needsQuotes } from '../draft'
import { backtest, type Tested } from './backtest'
import { candleBars, finestBars, ownHours, ownMinutes } from './past-bars'

export interface BacktestTask {
  readonly draft: AlertDraft
  readonly now: EpochMs
  readonly everyMs: number
  readonly ath: { readonly price: number | null; readonly since: EpochMs | null }
  readonly drawings: readonly DrawnLine[]
}

const fine: readonly Interval[] = ['1m', '5m', '15m']
const coarse: readonly Interval[] = ['1h', '4h', '1d']

export function testSaved(
  { draft, now, everyMs, ath, drawings }: BacktestTask,
  pricesOf: (coin: string) => SavedPrices
): Tested {
  const saved = pricesOf(draft.coin ?? '')
  const read = new Map<Interval, CandleColumns>()
  const candles = (interval: Interval): CandleColumns => {
    const known = read.get(interval) ?? saved.closed(interval)
    read.set(interval, known)
    return known
  }
  const layer = (interval: Interval) => candleBars(candles(interval), intervalMs[interval], now)
  const bars = needsQuotes(draft)
    ? finestBars([
        ownMinutes(saved.minutes, everyMs),
        ...fine.map(layer),
        ownHours(saved.hours, hour),
        ...coarse.map(layer)
      ])
    : []
  const highest = bars.reduce((most, { high }) => Math.max(most, high), 0)
  return backtest(draft, {
    now,
    everyMs,
    bars,
    candles,
    line: alertLine,
    drawing: id => drawings.find(drawing => drawing.id === id) ?? null,
    // A higher saved price shows that the known high is outdated.
    ath: ath.price === null || ath.price < highest ? null : { price: ath.price, since: ath.since }
  })
}
