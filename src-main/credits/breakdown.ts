import type { Amounts, SpendingReport, SpendingShare, Tally } from '../../src-shared/contract/credits'
import type { Feature } from '../../src-shared/contract/values'
import { spentCount } from './spent'

export interface KindSpent extends Tally {
  readonly operation: string
  readonly feature: Feature
  readonly coins: string
}

const mostCoins = 100

/** The cost of a call for several coins is divided evenly among them, and the call counts once for each. */
export function byShare(kinds: readonly KindSpent[]): Omit<SpendingReport, 'dearest' | 'summedUntil'> {
  const [operations, coins, features] = [new Sums(), new Sums(), new Sums()]
  for (const kind of kinds) {
    operations.add(kind.operation, kind)
    features.add(kind.feature, kind)
    const about = kind.coins === '' ? [''] : kind.coins.split(' ')
    for (const coin of about) coins.add(coin, kind, about.length)
  }
  const byCoin = coins.shares()
  const rest = byCoin.slice(mostCoins)
  return {
    calls: kinds.reduce((sum, { calls }) => sum + calls, 0),
    ...amountsOf(kinds),
    byOperation: operations.shares(),
    byFeature: features.shares() as readonly SpendingShare<Feature>[],
    byCoin: byCoin
      .slice(0, mostCoins)
      .map(share => ({ ...share, name: share.name === '' ? null : share.name })),
    moreCoins: { coins: rest.length, ...amountsOf(rest) }
  }
}

export function amountsOf(kinds: readonly Amounts[]): Amounts {
  const sum = (of: (kind: Amounts) => number): number => kinds.reduce((total, kind) => total + of(kind), 0)
  return {
    spent: sum(({ spent }) => spent),
    reserved: sum(({ reserved }) => reserved),
    unknown: sum(({ unknown }) => unknown)
  }
}

class Sums {
  readonly #sums = new Map<string, Tally>()

  add(name: string, { calls, spent, reserved, unknown }: Tally, among = 1): void {
    const sum = this.#sums.get(name) ?? { calls: 0, spent: 0, reserved: 0, unknown: 0 }
    this.#sums.set(name, {
      calls: sum.calls + calls,
      spent: sum.spent + spent / among,
      reserved: sum.reserved + reserved / among,
      unknown: sum.unknown + unknown / among
    })
  }

  shares(): readonly SpendingShare<string>[] {
    return [...this.#sums]
      .map(([name, sum]) => ({ name, ...sum }))
      .sort((a, b) => spentCount(b) - spentCount(a) || b.calls - a.calls || (a.name < b.name ? -1 : 1))
  }
}
