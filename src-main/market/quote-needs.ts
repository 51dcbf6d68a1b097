import type { EpochMs } from '../../src-shared/contract/values'
import type { AskableNeed } from '../watching/schedule/need-sources'
import type { Outcome } from '../service/api/outcome'
import { quotesOperation } from '../../src-shared/quotes-operation'

/**
 * The key of the scheduled call for quotes. The separate call for newly added coins has their names appended
 * to this key.
 */
export const quotesKey = 'quotes'
/** Coins that are added within this time share one call. */
const gatherMs = 5_000

export interface QuoteNeedFacts {
  readonly now: EpochMs
  readonly everyMs: number
  readonly open: readonly string[]
  /** When Candlewick next retries a coin that the service refused. */
  readonly retryAt: EpochMs | null
  readonly isAdded: (coin: string) => boolean
  readonly answeredAt: (coin: string) => EpochMs | null
  /** Null if never. */
  readonly lastAnswerAt: EpochMs | null
  readonly reserveOf: (coins: readonly string[]) => number
  readonly ask: (coins?: readonly string[]) => Promise<Outcome>
}

/**
 * Returns newly added coins. They load in a separate call, so that the user doesn't pay for the others again.
 */
export function addedCoins({
  now,
  everyMs,
  open,
  isAdded,
  answeredAt
}: Pick<QuoteNeedFacts, 'now' | 'everyMs' | 'open' | 'isAdded' | 'answeredAt'>): readonly string[] {
  return open.filter(coin => {
    const at = answeredAt(coin)
    return isAdded(coin) && (at === null || at > now || at + everyMs <= now)
  })
}

/**
 * Schedules one call for newly added coins and one for the others. The call for the others is due when the
 * oldest of their quotes is.
 */
export function quoteNeeds(facts: QuoteNeedFacts): readonly AskableNeed[] {
  const { now, everyMs, open, retryAt, answeredAt, lastAnswerAt, reserveOf, ask } = facts
  const own = { name: 'quotes', operation: quotesOperation, everyMs, ofList: true } as const
  const added = addedCoins(facts)
  const others = open.filter(coin => !added.includes(coin))
  const needs: AskableNeed[] = []
  if (added.length > 0) {
    const gatherUntil = (lastAnswerAt ?? 0) + Math.min(gatherMs, everyMs)
    needs.push({
      ...own,
      key: [quotesKey, ...added].join(' '),
      coins: added,
      reserve: reserveOf(added),
      answeredAt: gatherUntil <= now ? null : gatherUntil - everyMs,
      ask: () => ask(added)
    })
  }
  if (others.length > 0 || open.length === 0)
    needs.push({
      ...own,
      key: quotesKey,
      reserve: reserveOf(open),
      ask,
      // If the service refuses all coins, the call is due when the first of them may be retried.
      ...(open.length > 0 || retryAt === null ? {} : { dueAt: retryAt }),
      answeredAt: others.length > 0 ? oldest(others.map(answeredAt)) : lastAnswerAt
    })
  return needs
}

/** The earliest time, or null if any of them is null. */
export const oldest = (moments: readonly (EpochMs | null)[]): EpochMs | null =>
  moments.reduce((first, at) => (first === null || at === null ? null : Math.min(first, at)))
