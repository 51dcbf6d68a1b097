import type { BreadthDay } from '../../../src-shared/figures/breadth-days'
import type { CandleColumns } from '../../../src-shared/indicators/columns'
import { nextTurn } from '../../platform/time/next-turn'

/** Loaded dynamically, because only the market view needs this code. */
export const loadBreadthDays = () => import('../../../src-shared/figures/breadth-days')

const reach = 90
/** How many coins to process per turn of the event loop, which takes about two ms. */
const sliceCoins = 20

/**
 * The market breadth on each of the last 90 closed days.
 * @param coins closed daily candles, ascending
 */
export async function breadthOverDays(coins: readonly CandleColumns[]): Promise<readonly BreadthDay[]> {
  const { BreadthDays } = await loadBreadthDays()
  const breadth = new BreadthDays(coins, reach)
  for (const [index, coin] of coins.entries()) {
    if (index % sliceCoins === sliceCoins - 1) await nextTurn()
    breadth.count(coin)
  }
  return breadth.days()
}
