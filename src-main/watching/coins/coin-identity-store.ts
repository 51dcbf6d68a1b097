import { CoinIdentity, type CoinTwins } from '../../../src-shared/contract/market'
import type { Database } from '../../platform/storage/database'
import { readStored } from '../../platform/storage/stored-json'

/** Identities are in state.db, because the user's choice must outlive the cache. */
export class CoinIdentityStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  all(): readonly CoinTwins[] {
    const rows = this.#database
      .prepare('SELECT symbol, id, name, chosen, others FROM coin_identity ORDER BY symbol')
      .all() as { symbol: string; id: string | null; name: string | null; chosen: number; others: string }[]
    return rows.map(({ symbol, id, name, chosen, others }) => ({
      symbol,
      shown: id === null && name === null ? null : { id, name },
      isChosen: chosen === 1,
      others: readStored(CoinIdentity.array(), others) ?? []
    }))
  }

  write({ symbol, shown, isChosen, others }: CoinTwins): void {
    this.#database
      .prepare(
        `INSERT INTO coin_identity (symbol, id, name, chosen, others) VALUES (?, ?, ?, ?, ?)
         ON CONFLICT (symbol) DO UPDATE SET
           id = excluded.id, name = excluded.name, chosen = excluded.chosen, others = excluded.others`
      )
      .run(symbol, shown?.id ?? null, shown?.name ?? null, isChosen ? 1 : 0, JSON.stringify(others))
  }
}
