import type { AnswerOf, MarketFigures } from '@contract'
import { namesCoin } from '../../../../src-shared/figures/coin-named'

type ReportedBreakout = AnswerOf<'breakouts'>['data'][number]
type Range = MarketFigures['figures'][number]['ranges'][number]

export interface BreakoutTableRow {
  readonly coin: string
  readonly short: Range | null
  readonly long: Range | null
  readonly reported: ReportedBreakout | null
  readonly more: number
}

/** A breakout of a pair is in the row of the pair's first coin. */
export function breakoutRows(
  figures: MarketFigures,
  reported: readonly ReportedBreakout[]
): readonly BreakoutTableRow[] {
  const ours = new Map(figures.figures.map(({ coin, ranges }) => [coin, ranges]))
  return figures.coins.map(coin => {
    const ranges = ours.get(coin) ?? []
    const own = reported.filter(({ symbol }) => symbol !== null && namesCoin(symbol, coin))
    const [newest = null] = [...own].sort((a, b) => (b.at ?? 0) - (a.at ?? 0))
    return {
      coin,
      short: ranges.find(({ period }) => period === 20) ?? null,
      long: ranges.find(({ period }) => period === 55) ?? null,
      reported: newest,
      more: Math.max(0, own.length - 1)
    }
  })
}
