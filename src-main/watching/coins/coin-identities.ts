import { isDeepStrictEqual } from 'node:util'
import type { CoinIdentity, CoinTwins } from '../../../src-shared/contract/market'
import {
  areAlike,
  identityOf,
  isOf,
  splitTwins,
  unknownCoin,
  type KnownCoin,
  type TwinRow
} from '../../../src-shared/figures/coin-twins'
import { Emitter } from '../../platform/events/emitter'
import { bareCoin } from '../../service/api/answers/call-request'
import { groupedByCoin } from '../../service/api/missing-coins'
import { wasWritten } from '../../platform/storage/disk-error'
import type { CoinIdentityStore } from './coin-identity-store'

export type LastQuote = Pick<KnownCoin, 'price' | 'exchange' | 'currency'>

type NamedRow = TwinRow & { readonly symbol: string }

/** The rows of a response, without those of other coins that share a symbol with the user's. */
export interface IntendedRows<Row> {
  readonly rows: readonly Row[]
  readonly unsure: ReadonlySet<string>
}

const mostOthers = 20
const longestWord = 100

/** A symbol means the coin that the user chose, or the first one that was identified. */
export class CoinIdentities {
  /** Emits the symbol. */
  readonly chosen = new Emitter<string>()
  readonly #store: CoinIdentityStore
  readonly #known: Map<string, CoinTwins>

  constructor(store: CoinIdentityStore) {
    this.#store = store
    this.#known = new Map(store.all().map(twins => [twins.symbol, twins]))
  }

  twins(): readonly CoinTwins[] {
    return [...this.#known.values()].filter(({ others }) => others.length > 0)
  }

  hasTwins(symbol: string): boolean {
    return (this.#known.get(symbol)?.others.length ?? 0) > 0
  }

  /** Doesn't remember anything. */
  intendedRows<Row extends NamedRow>(
    rows: readonly Row[],
    last: (symbol: string) => LastQuote | null
  ): IntendedRows<Row> {
    const unsure = new Set<string>()
    const own = [...groupedByCoin(rows)].flatMap(([symbol, group]) => {
      const split = splitTwins(group, this.#knownOf(symbol, last(symbol)))
      if (split.isUnsure) unsure.add(symbol)
      return split.own
    })
    return { rows: own, unsure }
  }

  /**
   * Remembers which coins these rows are about, so that later rows can be matched in any order.
   * @param watched upper-case symbols of watched coins. Other coins are only remembered if several share a
   * symbol.
   */
  learn(
    rows: readonly NamedRow[],
    last: (symbol: string) => LastQuote | null,
    watched: ReadonlySet<string>
  ): boolean {
    let isNew = false
    for (const [symbol, group] of groupedByCoin(rows)) {
      const before = this.#known.get(symbol)
      const { own, others, isUnsure } = splitTwins(group, this.#knownOf(symbol, last(symbol)))
      if (others.length === 0 && before === undefined && !watched.has(symbol)) continue
      const [row] = own
      const shown = before?.shown ?? null
      const identity = row && !isUnsure ? shortened(identityOf(row, shown)) : shown
      // If it's unclear which row is the user's coin, each of them may be.
      const received = (isUnsure ? [...own, ...others] : others).flatMap(
        other => shortened(identityOf(other)) ?? []
      )
      isNew =
        this.#write({
          symbol,
          shown: identity,
          isChosen: before?.isChosen ?? false,
          others: joined(before?.others ?? [], received, identity)
        }) || isNew
    }
    return isNew
  }

  /** @throws DiskError */
  choose(coin: string, identity: CoinIdentity): void {
    const symbol = bareCoin(coin)
    const before = this.#known.get(symbol)
    const former = before?.shown ? [before.shown] : []
    const others = joined(before?.others ?? [], former, identity)
    const next = { symbol, shown: identity, isChosen: true, others }
    this.#store.write(next)
    this.#known.set(symbol, next)
    this.chosen.emit(symbol)
  }

  /** Null if the name equals the symbol. */
  nameOf(coin: string): string | null {
    const symbol = bareCoin(coin)
    const name = this.#known.get(symbol)?.shown?.name ?? null
    return name === null || areAlike(name, symbol) ? null : name
  }

  known(coin: string): KnownCoin {
    return this.#knownOf(bareCoin(coin), null)
  }

  #knownOf(symbol: string, last: LastQuote | null): KnownCoin {
    const { shown = null, others = [] } = this.#known.get(symbol) ?? {}
    return { ...unknownCoin, ...last, identity: shown, others: shown === null ? [] : others }
  }

  #write(next: CoinTwins): boolean {
    if (isDeepStrictEqual(this.#known.get(next.symbol), next)) return false
    const before = this.#known.get(next.symbol)?.others ?? []
    this.#known.set(next.symbol, next)
    // Ignores a failed write, because later responses have the same data.
    wasWritten(() => this.#store.write(next))
    return before.length > 0 || next.others.length > 0
  }
}

function joined(
  before: readonly CoinIdentity[],
  received: readonly CoinIdentity[],
  own: CoinIdentity | null
): readonly CoinIdentity[] {
  const isSame = (one: CoinIdentity, other: CoinIdentity): boolean => isOf(one, other) === true
  const all = [...before.filter(one => !received.some(other => isSame(one, other))), ...received]
  const once = all.filter((one, at) => all.findIndex(other => isSame(one, other)) === at)
  return once.filter(one => own === null || !isSame(one, own)).slice(-mostOthers)
}

function shortened(identity: CoinIdentity | null): CoinIdentity | null {
  const cut = (text: string | null): string | null => text?.slice(0, longestWord) ?? null
  return identity && { id: cut(identity.id), name: cut(identity.name) }
}
