import type { Answer } from '@contract'
import { changePercent } from '../../../src-shared/figures/daily'

export interface Timeframe {
  readonly rows: number
  /** When the first and the last row begin, epoch ms. */
  readonly from: number
  readonly to: number
  readonly high: number
  readonly low: number
  readonly close: number
  /** The change from the first open to the last close, in percent. */
  readonly change: number | null
}

export function timeframeIn(answer: Answer | null): Timeframe | null {
  if (answer?.kind !== 'candles') return null
  const { data } = answer
  const [first, last] = [data[0], data.at(-1)]
  if (!first || !last) return null
  return {
    rows: data.length,
    from: first.time,
    to: last.time,
    close: last.close,
    high: data.reduce((most, { high }) => Math.max(most, high), -Infinity),
    low: data.reduce((least, { low }) => Math.min(least, low), Infinity),
    change: changePercent(first.open, last.close)
  }
}
