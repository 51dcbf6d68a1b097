import type { EpochMs } from '../../src-shared/contract/values'
import type { AskableNeed } from '../schedule/need-sources'
import type { Outcome } from '../service-api/outcome'

export const quotesOperation = 'getData'
/** The need for all coins alike; that for coins just added names them as well. */
export const quotesKey = 'quotes'
/** Coins added one after another are asked for in one call. */
const gatherMs = 5_000

export interface QuoteNeedFacts {
  readonly now: EpochMs
  readonly everyMs: number
  /** Coins that may be asked about now. */
  readonly open: readonly string[]
  /** When the first of those that the service refuses is tried again; null where none is. */
  readonly retryAt: EpochMs | null
  readonly isAdded: (coin: string) => boolean
  /** When a coin was last answered; null = never. */
  readonly answeredAt: (coin: string) => EpochMs | null
  /** The last answer about any of them; null = none came. */
  readonly lastAnswerAt: EpochMs | null
  readonly reserveOf: (coins: readonly string[]) => number
  /** @param coins all where it is left out. */
  readonly ask: (coins?: readonly string[]) => Promise<Outcome>
}

/** Coins that were added and have no fresh quote: each costs its own price, and the others are not bought again with it. */
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

/** The needs for quotes: one for all coins, as old as the oldest quote, and one for coins that were just added. */
export function quoteNeeds(facts: QuoteNeedFacts): readonly AskableNeed[] {
  const { now, everyMs, open, retryAt, answeredAt, lastAnswerAt, reserveOf, ask } = facts
  const own = { name: 'quotes', operation: quotesOperation, everyMs, ofList: true } as const
  const added = addedCoins(facts)
  const others = open.filter(coin => !added.includes(coin))
  const needs: AskableNeed[] = []
  if (added.length > 0) {
    const gatherUntil = (lastAnswerAt ?? 0) + Math.min(gatherMs, everyMs)
    needs.push({
      ...{ ...own, key: [quotesKey, ...added].join(' '), reserve: reserveOf(added) },
      answeredAt: gatherUntil <= now ? null : gatherUntil - everyMs,
      ask: () => ask(added)
    })
  }
  if (others.length > 0 || open.length === 0)
    needs.push({
      ...{ ...own, key: quotesKey, reserve: reserveOf(open), ask },
      // Where all are set aside there is nothing to ask about before the next try.
      ...(open.length > 0 || retryAt === null ? {} : { dueAt: retryAt }),
      answeredAt: others.length > 0 ? oldest(others.map(answeredAt)) : lastAnswerAt
    })
  return needs
}

/** One that never came is the oldest. */
const oldest = (moments: readonly (EpochMs | null)[]): EpochMs | null =>
  moments.reduce((first, at) => (first === null || at === null ? null : Math.min(first, at)))
