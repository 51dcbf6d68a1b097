import { isDeepStrictEqual } from 'node:util'
import type { CoinIdentity, CoinTwins } from '../../src-shared/contract/market'
import {
  areAlike,
  identityOf,
  isOf,
  tellTwins,
  unknownCoin,
  type KnownCoin,
  type TwinRow
} from '../../src-shared/figures/coin-twins'
import { Emitter } from '../events/emitter'
import { bareCoin } from '../service-api/answers/asked'
import { wasWritten } from '../storage/disk-error'
import type { CoinIdentityStore } from './coin-identity-store'

/** What is known of a coin's last quote. */
export type LastQuote = Pick<KnownCoin, 'price' | 'exchange' | 'currency'>

type NamedRow = TwinRow & { readonly symbol: string }

/** An answer's rows without those of coins that are not meant. */
export interface MeantRows<Row> {
  readonly rows: readonly Row[]
  /** Symbols of which nothing says whose row is left, in capitals. */
  readonly unsure: ReadonlySet<string>
}

const mostOthers = 20
const longestWord = 100

/** Knows which coin each symbol means: the one the user chose, or the one that was told from its twins first. */
export class CoinIdentities {
  /** By symbol: the user chose another coin. */
  readonly chosen = new Emitter<string>()
  readonly #store: CoinIdentityStore
  readonly #known: Map<string, CoinTwins>

  constructor(store: CoinIdentityStore) {
    this.#store = store
    this.#known = new Map(store.all().map(twins => [twins.symbol, twins]))
  }

  /** Symbols that several coins have. */
  twins(): readonly CoinTwins[] {
    return [...this.#known.values()].filter(({ others }) => others.length > 0)
  }

  /** Keeps the rows of the coins that are meant. Pure: nothing is learned of them. */
  meant<Row extends NamedRow>(
    rows: readonly Row[],
    last: (symbol: string) => LastQuote | null
  ): MeantRows<Row> {
    const unsure = new Set<string>()
    const own = [...bySymbol(rows)].flatMap(([symbol, group]) => {
      const told = tellTwins(group, this.#knownOf(symbol, last(symbol)))
      if (told.isUnsure) unsure.add(symbol)
      return told.own
    })
    return { rows: own, unsure }
  }

  /**
   * Remembers whose rows came, so that later ones are told by it whatever their order.
   * @param watched in capitals; of other coins only those with twins are remembered
   * @returns whether the symbols that several coins have are others now
   */
  learn(
    rows: readonly NamedRow[],
    last: (symbol: string) => LastQuote | null,
    watched: ReadonlySet<string>
  ): boolean {
    let isNew = false
    for (const [symbol, group] of bySymbol(rows)) {
      const before = this.#known.get(symbol)
      const { own, others, isUnsure } = tellTwins(group, this.#knownOf(symbol, last(symbol)))
      if (others.length === 0 && before === undefined && !watched.has(symbol)) continue
      const [row] = own
      const shown = before?.shown ?? null
      const told = row && !isUnsure ? shortened(identityOf(row, shown)) : shown
      // Of coins any of which may be meant all are offered.
      const came = (isUnsure ? [...own, ...others] : others).flatMap(
        other => shortened(identityOf(other)) ?? []
      )
      isNew =
        this.#write({
          ...{ symbol, shown: told, isChosen: before?.isChosen ?? false },
          others: joined(before?.others ?? [], came, told)
        }) || isNew
    }
    return isNew
  }

  /** Another coin is meant by a symbol from now on. @throws DiskError */
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

  /** What its own rows call a coin, or the user chose; null where that is its symbol alone. */
  nameOf(coin: string): string | null {
    const symbol = bareCoin(coin)
    const name = this.#known.get(symbol)?.shown?.name ?? null
    return name === null || areAlike(name, symbol) ? null : name
  }

  /** What is known of a coin apart from its quotes. */
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
    // What the disk does not take is found out again.
    wasWritten(() => this.#store.write(next))
    return before.length > 0 || next.others.length > 0
  }
}

function bySymbol<Row extends NamedRow>(rows: readonly Row[]): ReadonlyMap<string, readonly Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const symbol = bareCoin(row.symbol)
    const group = groups.get(symbol)
    if (group) group.push(row)
    else groups.set(symbol, [row])
  }
  return groups
}

/** Identities once each, the newest words of each, without that of the coin itself. */
function joined(
  before: readonly CoinIdentity[],
  came: readonly CoinIdentity[],
  own: CoinIdentity | null
): readonly CoinIdentity[] {
  const isSame = (one: CoinIdentity, other: CoinIdentity): boolean => isOf(one, other) === true
  const all = [...before.filter(one => !came.some(other => isSame(one, other))), ...came]
  const once = all.filter((one, at) => all.findIndex(other => isSame(one, other)) === at)
  return once.filter(one => own === null || !isSame(one, own)).slice(-mostOthers)
}

function shortened(identity: CoinIdentity | null): CoinIdentity | null {
  const cut = (text: string | null): string | null => text?.slice(0, longestWord) ?? null
  return identity && { id: cut(identity.id), name: cut(identity.name) }
}
