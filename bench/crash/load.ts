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

/** A value that is changed again and again: what was confirmed last, and what was asked since and may be kept or not. */
export class Kept<Value> {
  confirmed: Value
  asked: Value | null = null

  constructor(confirmed: Value) {
    this.confirmed = confirmed
  }

  /** What was found must be one of the two. */
  holds(found: Value): boolean {
    const isWhole = found === this.confirmed || found === this.asked
    this.confirmed = found
    this.asked = null
    return isWhole
  }

  async change(value: Value, ask: () => Promise<Reply<unknown>>): Promise<void> {
    this.asked = value
    const reply = await ask()
    if (!reply.ok) return
    this.confirmed = value
    this.asked = null
  }
}

/** What a person has set, as far as the app has confirmed it. */
export interface Set {
  readonly listName: Kept<string>
  readonly dailyBudget: Kept<number>
}

/** Calls, settings and lists, all at once and without a rest, until the process they are asked of is gone. */
export async function load(page: AppPage, set: Set, listId: number, random: Random): Promise<void> {
  const ask = async (concept: string, name: string, input?: unknown): Promise<Reply<unknown>> =>
    (await page.ask(concept, name, input)) as Reply<unknown>
  const untilGone = async (turn: () => Promise<unknown>): Promise<void> => {
    try {
      for (;;) await turn()
    } catch {
      // The process was killed: nobody is there who could answer.
    }
  }
  await Promise.all([
    untilGone(() => ask('explorer', 'run', random.pick(explored))),
    untilGone(() => ask('market', 'refresh')),
    untilGone(() => {
      const name = `List ${random.whole(1, 1_000_000)}`
      return set.listName.change(name, () => ask('watchlist', 'rename', { id: listId, name }))
    }),
    untilGone(() => {
      const dailyBudget = random.whole(1_000_000, 9_000_000)
      return set.dailyBudget.change(dailyBudget, () => ask('settings', 'change', { dailyBudget }))
    })
  ])
}
