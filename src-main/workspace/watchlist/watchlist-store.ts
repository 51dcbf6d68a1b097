import type { Watchlist } from '../../../src-shared/contract/watchlist'
import type { Database } from '../../platform/storage/database'

/** The positions of watchlists are contiguous and start at 0. */
export class WatchlistStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  lists(): readonly Watchlist[] {
    const groups = this.#database.prepare('SELECT id, name FROM watchlist ORDER BY position, id').all() as {
      id: number
      name: string
    }[]
    const coins = this.#database
      .prepare('SELECT watchlist_id AS id, coin FROM watchlist_coin ORDER BY position')
      .all() as { id: number; coin: string }[]
    const byGroup = new Map<number, string[]>(groups.map(({ id }) => [id, []]))
    for (const { id, coin } of coins) byGroup.get(id)?.push(coin)
    return groups.map(group => ({ ...group, coins: byGroup.get(group.id) ?? [] }))
  }

  create(name: string, coins: readonly string[]): number {
    return this.#database.transaction(() => {
      const { lastInsertRowid } = this.#database
        .prepare(
          'INSERT INTO watchlist (name, position) SELECT ?, coalesce(max(position), -1) + 1 FROM watchlist'
        )
        .run(name)
      const id = Number(lastInsertRowid)
      this.#write(id, coins)
      return id
    })()
  }

  rename(id: number, name: string): void {
    this.#database.prepare('UPDATE watchlist SET name = ? WHERE id = ?').run(name, id)
  }

  remove(id: number): void {
    this.#database.prepare('DELETE FROM watchlist WHERE id = ?').run(id)
  }

  setCoins(id: number, coins: readonly string[]): void {
    this.#database.transaction(() => {
      this.#database.prepare('DELETE FROM watchlist_coin WHERE watchlist_id = ?').run(id)
      this.#write(id, coins)
    })()
  }

  #write(id: number, coins: readonly string[]): void {
    const insert = this.#database.prepare(
      'INSERT INTO watchlist_coin (watchlist_id, coin, position) VALUES (?, ?, ?)'
    )
    for (const [position, coin] of coins.entries()) insert.run(id, coin, position)
  }
}
