import type { Client, Watchlist } from '@contract'
import type { Subscribe } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'

export class WatchlistsState {
  readonly lists = new Mirrored<readonly Watchlist[]>()
  /** Makes the next watchlist that is shown focus its search. */
  isSearchFocusRequested = $state(false)
  readonly #client: Client['watchlist']

  constructor(client: Client['watchlist'], subscribe: Subscribe) {
    this.#client = client
    subscribe('watchlistChanged', lists => this.lists.set(lists))
    void this.read()
  }

  read(): Promise<void> {
    return this.lists.read(() => this.#client.lists())
  }

  /** Returns the watchlist with this ID, or the first one if there is none. */
  group(id: number | null): Watchlist | undefined {
    const lists = this.lists.value ?? []
    return lists.find(list => list.id === id) ?? lists[0]
  }

  async create(name: string): Promise<Watchlist | undefined> {
    const before = (this.lists.value ?? []).map(list => list.id)
    const done = await this.lists.act(() => this.#client.create({ name }))
    return done ? this.lists.value?.find(list => !before.includes(list.id)) : undefined
  }

  rename(id: number, name: string): Promise<boolean> {
    return this.lists.act(() => this.#client.rename({ id, name }))
  }

  remove(id: number): Promise<boolean> {
    return this.lists.act(() => this.#client.remove({ id }))
  }

  add(id: number, coins: readonly string[]): Promise<boolean> {
    return this.lists.act(() => this.#client.addCoins({ id, coins: [...coins] }))
  }

  removeCoin(id: number, coin: string): Promise<boolean> {
    return this.lists.act(() => this.#client.removeCoin({ id, coin }))
  }

  /** The list changes immediately, and changes back if the main process rejects the move. */
  async move(id: number, coin: string, to: number): Promise<boolean> {
    const before = this.lists.value
    if (before) this.lists.set(before.map(list => (list.id === id ? moved(list, coin, to) : list)))
    const done = await this.lists.act(() => this.#client.moveCoin({ id, coin, to }))
    if (!done) await this.read()
    return done
  }
}

function moved(list: Watchlist, coin: string, to: number): Watchlist {
  const coins = list.coins.filter(other => other !== coin)
  coins.splice(to, 0, coin)
  return { ...list, coins }
}
