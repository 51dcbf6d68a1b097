import type { EpochMs } from '../../src-shared/contract/values'
import { withClose, type Bar } from './bar'
import type { Chart } from './chart'
import type { StoredBar } from './candle-merge'
import type { CandleStore } from './candle-store'
import { barTime } from '../../src-shared/interval'
import type { RecordedBarStore } from './recorded-bar-store'
import { minute } from '../../src-shared/time'

/**
 * A forming bar is used for a past moment if it was fetched at most this long before or after that moment.
 */
export const nearMs = 10 * minute

export interface BarsAsOf {
  readonly closed: readonly Bar[]
  /** The bar that was forming at the past moment. Null if its values at that moment are unknown. */
  readonly forming: Bar | null
}

export function barsAsOf(
  { candles, recordedBars }: { readonly candles: CandleStore; readonly recordedBars: RecordedBarStore },
  { coin, interval }: Chart,
  at: EpochMs
): BarsAsOf {
  const opening = barTime(at, interval)
  const stored = candles.storedBars(coin, interval)
  const closed = stored.filter(bar => bar.closed === 1 && bar.time < opening)
  const storedBar = stored.find(bar => bar.time === opening)
  if (!storedBar) return { closed, forming: null }
  const quotes = recordedBars
    .bars(coin, minute, Math.max(opening, storedBar.fetchedAt))
    .filter(bar => bar.time <= at)
  return { closed, forming: formingAt(storedBar, quotes, at) }
}

function formingAt(storedBar: StoredBar, quotes: readonly Bar[], at: EpochMs): Bar | null {
  const latest = quotes.at(-1)
  const isRecent = latest !== undefined && at - latest.time <= 3 * minute
  if (storedBar.fetchedAt <= at && isRecent)
    return quotes.reduce<Bar>(
      (bar, { high, low, close }) => withClose(withClose(withClose(bar, high), low), close),
      storedBar
    )
  return Math.abs(storedBar.fetchedAt - at) <= nearMs ? storedBar : null
}
