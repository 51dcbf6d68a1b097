import type { BreadthDay } from '../../../src-shared/figures/breadth-days'
import type { CandleColumns } from '../../../src-shared/indicators/columns'
import { nextTurn } from '../../platform/time/next-turn'

/** Only the market view needs this code. */
export const loadBreadthDays = () => import('../../../src-shared/figures/breadth-days')

const reach = 90
/** Per turn of the event loop, about two ms. */
const sliceCoins = 20

/** @param coins closed daily candles, ascending */
export async function breadthOverDays(coins: readonly CandleColumns[]): Promise<readonly BreadthDay[]> {
  const { BreadthDays } = await loadBreadthDays()
  const breadth = new BreadthDays(coins, reach)
  for (const [index, coin] of coins.entries()) {
    if (index % sliceCoins === sliceCoins - 1) await nextTurn()
    breadth.count(coin)
  }
  return breadth.told()
}
