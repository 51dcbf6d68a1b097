import type { BreadthDay } from '../../../src-shared/figures/breadth-days'
import type { CandleColumns } from '../../../src-shared/indicators/columns'
import { nextTurn } from '../../platform/time/next-turn'

/** Loaded late, since only the market view needs it. */
export const loadBreadthDays = () => import('../../../src-shared/figures/breadth-days')

const reach = 90
/** Counting this many coins takes about two milliseconds. */
const sliceCoins = 20

/**
 * On each of the last 90 closed days.
 * @param coins closed daily candles, ascending
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
