import type { AppPage } from '../../e2e/pages/app-page'
import type { Reply } from '../../src-shared/contract/request'
import type { Random } from '../random'

const explored = [
  { operation: 'getFearGreed', params: {} },
  { operation: 'getTop', params: { top: '5' } },
  { operation: 'getMarketBreadth', params: {} },
  { operation: 'getBollinger', params: { symbol: 'BTC' } },
  { operation: 'getNews', params: { symbol: 'ETH' } }
]

/** After a kill, the last requested value may or may not have been saved. */
export class SavedValue<Value> {
  confirmed: Value
  requested: Value | null = null

  constructor(confirmed: Value) {
    this.confirmed = confirmed
  }

  /**
   * Returns whether the value found after a restart was confirmed or requested before, and continues with it.
   */
  holds(found: Value): boolean {
    const isWhole = found === this.confirmed || found === this.requested
    this.confirmed = found
    this.requested = null
    return isWhole
  }

  async change(value: Value, request: () => Promise<Reply<unknown>>): Promise<void> {
    this.requested = value
    const reply = await request()
    if (!reply.ok) return
    this.confirmed = value
    this.requested = null
  }
}

export interface Set {
  readonly listName: SavedValue<string>
  readonly dailyBudget: SavedValue<number>
}

export async function load(page: AppPage, set: Set, listId: number, random: Random): Promise<void> {
  const request = async (concept: string, name: string, input?: unknown): Promise<Reply<unknown>> =>
    (await page.ask(concept, name, input)) as Reply<unknown>
  const untilGone = async (turn: () => Promise<unknown>): Promise<void> => {
    try {
      for (;;) await turn()
    } catch {
      // The process was killed.
    }
  }
  await Promise.all([
    untilGone(() => request('explorer', 'run', random.pick(explored))),
    untilGone(() => request('market', 'refresh')),
    untilGone(() => {
      const name = `List ${random.whole(1, 1_000_000)}`
      return set.listName.change(name, () => request('watchlist', 'rename', { id: listId, name }))
    }),
    untilGone(() => {
      const dailyBudget = random.whole(1_000_000, 9_000_000)
      return set.dailyBudget.change(dailyBudget, () => request('settings', 'change', { dailyBudget }))
    })
  ])
}
