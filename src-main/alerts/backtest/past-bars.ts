import type { EpochMs } from '../../../src-shared/contract/values'
import type { PriceBar } from '../../../src-shared/conditions/price-move'
import type { CandleColumns } from '../../../src-shared/indicators/columns'
import { at as valueAt } from '../../../src-shared/indicators/columns'
import { minute } from '../../../src-shared/time'

export interface PastBar extends PriceBar {
  /** Whether the bar was built from quotes, so that it only contains prices that live checks saw. */
  readonly isOwn: boolean
}

export interface OwnBar {
  readonly time: EpochMs
  readonly open: number
  readonly high: number
  readonly low: number
  readonly close: number
}

/** If quotes are further apart than their interval times this factor, there's a gap between them. */
const inTime = 1.25

/** A bar lasts until the next one opens if no quote was due in between. */
export const ownMinutes = (bars: readonly OwnBar[], everyMs: number): readonly PastBar[] =>
  bars.map(({ time, ...prices }, index) => {
    const next = bars[index + 1]?.time ?? Infinity
    const isNext = next - time <= Math.max(everyMs, minute) * inTime + minute
    return { ...prices, from: time, to: isNext ? next : time + minute, isOwn: true }
  })

export const ownHours = (bars: readonly OwnBar[], widthMs: number): readonly PastBar[] =>
  bars.map(({ time, ...prices }) => ({ ...prices, from: time, to: time + widthMs, isOwn: true }))

export function candleBars(
  { time, open, high, low, close }: CandleColumns,
  widthMs: number,
  until: EpochMs
): readonly PastBar[] {
  return Array.from(time, (from, index) => ({
    from,
    to: from + widthMs,
    isOwn: false,
    open: valueAt(open, index),
    high: valueAt(high, index),
    low: valueAt(low, index),
    close: valueAt(close, index)
  })).filter(({ to, low: least, high: most }) => to <= until && least > 0 && most >= least)
}

/** If a longer bar fills a gap, its close is only used if the gap lasts until the bar ends. */
export function finestBars(layers: readonly (readonly PastBar[])[]): readonly PastBar[] {
  return layers.reduce<readonly PastBar[]>(fillGaps, [])
}

export function fillGaps(finer: readonly PastBar[], coarser: readonly PastBar[]): readonly PastBar[] {
  const all: PastBar[] = []
  let next = 0
  for (const bar of coarser) {
    let from = bar.from
    for (; next < finer.length && (finer[next]?.to ?? 0) <= bar.from; next++) all.push(finer[next] as PastBar)
    let index = next
    for (; index < finer.length && (finer[index]?.from ?? Infinity) < bar.to; index++) {
      const one = finer[index] as PastBar
      if (one.from > from) all.push(partOf(bar, from, one.from, all.at(-1), one))
      all.push(one)
      from = one.to
    }
    next = index
    if (from < bar.to) all.push(partOf(bar, from, bar.to, all.at(-1), undefined))
  }
  return [...all, ...finer.slice(next)]
}

function partOf(
  bar: PastBar,
  from: EpochMs,
  to: EpochMs,
  before: PastBar | undefined,
  after: PastBar | undefined
): PastBar {
  const open = from === bar.from ? bar.open : (before?.close ?? bar.open)
  const close = after?.open ?? bar.close
  const [high, low] = [Math.max(bar.high, open, close), Math.min(bar.low, open, close)]
  return { from, to, open, high, low, close, isOwn: bar.isOwn && from === bar.from && to === bar.to }
}
