import type { SpendingReport, SpendingShare } from '../../src-shared/contract/credits'
import type { Feature } from '../../src-shared/contract/values'

/** What calls of one kind about the same coins came to. */
export interface KindSpent {
  readonly operation: string
  readonly feature: Feature
  /** Joined by blanks; '' where the call was about no coin. */
  readonly coins: string
  readonly calls: number
  readonly credits: number
}

/** The dearest of a thousand coins are what a person looks for; the rest is told as one sum. */
const mostCoins = 100

/**
 * The same credits by operation, by coin and by feature, dearest first. A call about several coins is split
 * evenly between them, since nobody is told what each cost; its calls count for each of them in full.
 */
export function byShare(kinds: readonly KindSpent[]): Omit<SpendingReport, 'dearest' | 'summedUntil'> {
  const [operations, coins, features] = [new Sums(), new Sums(), new Sums()]
  for (const { operation, feature, coins: names, calls, credits } of kinds) {
    operations.add(operation, calls, credits)
    features.add(feature, calls, credits)
    const about = names === '' ? [''] : names.split(' ')
    for (const coin of about) coins.add(coin, calls, credits / about.length)
  }
  const byCoin = coins.shares()
  const rest = byCoin.slice(mostCoins)
  return {
    calls: kinds.reduce((sum, { calls }) => sum + calls, 0),
    credits: kinds.reduce((sum, { credits }) => sum + credits, 0),
    byOperation: operations.shares(),
    byFeature: features.shares() as readonly SpendingShare<Feature>[],
    byCoin: byCoin
      .slice(0, mostCoins)
      .map(share => ({ ...share, name: share.name === '' ? null : share.name })),
    moreCoins: { coins: rest.length, credits: rest.reduce((sum, { credits }) => sum + credits, 0) }
  }
}

class Sums {
  readonly #sums = new Map<string, { calls: number; credits: number }>()

  add(name: string, calls: number, credits: number): void {
    const sum = this.#sums.get(name) ?? { calls: 0, credits: 0 }
    this.#sums.set(name, { calls: sum.calls + calls, credits: sum.credits + credits })
  }

  shares(): readonly SpendingShare<string>[] {
    return [...this.#sums]
      .map(([name, sum]) => ({ name, ...sum }))
      .sort((a, b) => b.credits - a.credits || b.calls - a.calls || (a.name < b.name ? -1 : 1))
  }
}
