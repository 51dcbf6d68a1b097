import type { Backtest } from '@contract'

type Coins = NonNullable<Backtest['coins']>

/** Most triggers first. */
export const byTriggers = (coins: Coins['triggered']): Coins['triggered'] =>
  coins.toSorted((a, b) => b.certain - a.certain || b.possible - a.possible || a.coin.localeCompare(b.coin))

export function together(sum: Backtest | null, slice: Backtest): Backtest {
  if (sum?.coins === undefined || slice.coins === undefined) return slice
  const { coins } = sum
  return {
    ...slice,
    from: sum.from,
    counts: sum.counts.map(({ days, tested, certain, possible }, at) => ({
      days,
      tested: Math.max(tested, slice.counts[at]?.tested ?? 0),
      certain: certain + (slice.counts[at]?.certain ?? 0),
      possible: possible + (slice.counts[at]?.possible ?? 0)
    })),
    untested: [...new Set([...sum.untested, ...slice.untested])],
    load: [...sum.load, ...slice.load],
    coins: {
      ...slice.coins,
      tested: coins.tested + slice.coins.tested,
      triggered: [...coins.triggered, ...slice.coins.triggered],
      incomplete: [...coins.incomplete, ...slice.coins.incomplete]
    }
  }
}
