import type { BreadthDay } from '../../src-shared/figures/breadth-days'
import type { CandleColumns } from '../../src-shared/indicators/columns'
import { nextTurn } from '../time/next-turn'

/** Wanted by who looks at the market alone: read then. */
export const loadBreadthDays = () => import('../../src-shared/figures/breadth-days')

/** Days of breadth that are told of candles: what a trader compares today with. */
const reach = 90
/** After so many coins other work has its turn: they take some two milliseconds. */
const sliceCoins = 20

/**
 * Breadth of a list on each of the last 90 closed days.
 * @param coins closed daily candles of each, ascending
 */
export async function breadthOverDays(coins: readonly CandleColumns[]): Promise<readonly BreadthDay[]> {
  const { BreadthDays } = await loadBreadthDays()
  const breadth = new BreadthDays(coins, reach)
  for (const [index, coin] of coins.entries()) {
    if (index % sliceCoins === sliceCoins - 1) await nextTurn()
    breadth.count(coin)
  }
  return breadth.told()
}
