import type { Watchlist } from '../../../src-shared/contract/watchlist'
import { plainCoinName } from '../../../src-shared/coin-name'
import { Emitter } from '../../platform/events/emitter'
import { FaultError, inputFault } from '../../platform/faults/fault-error'
import { longestSymbol } from '../../service/api/parameters'
import { moved, withAdded } from './order'
import type { WatchlistStore } from './watchlist-store'

/** With more coins, the URL that loads all quotes would be too long. */
const mostCoins = 1000

/** There is always at least one group. */
export class WatchlistService {
  readonly changed = new Emitter<readonly Watchlist[]>()
  readonly #store: WatchlistStore
  #lists: readonly Watchlist[]
  /** The coins of all groups. They're kept in memory, because each refresh reads them many times. */
  #coins: readonly string[]

  constructor(store: WatchlistStore, first: readonly Pick<Watchlist, 'name' | 'coins'>[]) {
    this.#store = store
    if (store.lists().length === 0) for (const { name, coins } of first) store.create(name, coins)
    this.#lists = store.lists()
    this.#coins = coinsOf(this.#lists)
  }

  lists(): readonly Watchlist[] {
    return this.#lists
  }

  coins(): readonly string[] {
    return this.#coins
  }

  create({ name }: { name: string }): readonly Watchlist[] {
    if (this.#lists.some(list => list.name === name)) {
      throw new FaultError(inputFault({ code: 'group-name-taken', name }))
    }
    this.#store.create(name, [])
    return this.#publish()
  }

  rename({ id, name }: { id: number; name: string }): readonly Watchlist[] {
    this.#find(id)
    if (this.#lists.some(list => list.name === name && list.id !== id)) {
      throw new FaultError(inputFault({ code: 'group-name-taken', name }))
    }
    this.#store.rename(id, name)
    return this.#publish()
  }

  remove({ id }: { id: number }): readonly Watchlist[] {
    this.#find(id)
    if (this.#lists.length === 1) {
      throw new FaultError(inputFault('only-group'))
    }
    this.#store.remove(id)
    return this.#publish()
  }

  addCoins({ id, coins }: { id: number; coins: readonly string[] }): readonly Watchlist[] {
    const list = this.#find(id)
    const spelled = this.#spelled(coins)
    const wanted = withAdded(list.coins, spelled)
    this.#refuseTooMany(withAdded(this.coins(), spelled))
    this.#store.setCoins(id, wanted)
    return this.#publish()
  }

  removeCoin({ id, coin }: { id: number; coin: string }): readonly Watchlist[] {
    const list = this.#find(id)
    this.#store.setCoins(
      id,
      list.coins.filter(other => other !== coin)
    )
    return this.#publish()
  }

  renameCoin(from: string, to: string): void {
    for (const { id, coins } of this.#lists)
      if (coins.includes(from))
        this.#store.setCoins(id, [...new Set(coins.map(coin => (coin === from ? to : coin)))])
    this.#publish()
  }

  moveCoin({ id, coin, to }: { id: number; coin: string; to: number }): readonly Watchlist[] {
    this.#store.setCoins(id, moved(this.#find(id).coins, coin, to))
    return this.#publish()
  }

  /** Refuses coins whose quotes couldn't all be loaded in one call. */
  #refuseTooMany(all: readonly string[]): void {
    if (all.length > mostCoins) {
      throw new FaultError(inputFault({ code: 'watchlist-full', most: mostCoins }))
    }
    if (all.join(' ').length > longestSymbol) {
      throw new FaultError(inputFault('watchlist-long'))
    }
  }

  /** Uses only one spelling of each coin, because two spellings would be paid for twice. */
  #spelled(typed: readonly string[]): readonly string[] {
    const known = new Map(this.coins().map(coin => [coin.toUpperCase(), coin]))
    const coins = typed.map(plainCoinName).filter(Boolean)
    if (coins.length === 0) throw new FaultError(inputFault('coin-empty'))
    return coins.map(coin => {
      const spelling = known.get(coin.toUpperCase()) ?? coin
      known.set(coin.toUpperCase(), spelling)
      return spelling
    })
  }

  #find(id: number): Watchlist {
    const list = this.#lists.find(other => other.id === id)
    if (!list) throw new FaultError(inputFault('group-gone'))
    return list
  }

  #publish(): readonly Watchlist[] {
    this.#lists = this.#store.lists()
    this.#coins = coinsOf(this.#lists)
    this.changed.emit(this.#lists)
    return this.#lists
  }
}

const coinsOf = (lists: readonly Watchlist[]): readonly string[] => [
  ...new Set(lists.flatMap(list => list.coins))
]
