import { existsSync } from 'node:fs'
import { DatabaseSync } from '@photostructure/sqlite'
import type { Watchlist } from '../../src-shared/contract/watchlist'
import type { World } from './world'

export interface StoredLedgerRow {
  readonly id: number
  readonly at: number
  readonly operation: string
  readonly feature: string
  readonly initiator: string
  readonly expected: number | null
  readonly reserved: number
  readonly state: string
  readonly charged: number | null
}

export interface InboxRow {
  readonly id: number
  readonly alert_id: number
  readonly at: number
  readonly told_at: number | null
}

/** Unchanged files aren't read again. */
export class Files {
  readonly #world: World
  readonly #read = new Map<string, readonly unknown[]>()
  #readAt = -1

  constructor(world: World) {
    this.#world = world
  }

  ledger(): readonly StoredLedgerRow[] {
    return this.#state(
      'SELECT id, at, operation, feature, initiator, expected, reserved, state, charged FROM ledger ORDER BY id'
    )
  }

  lastBooked(): StoredLedgerRow | undefined {
    const [row] = this.#state<StoredLedgerRow>(
      'SELECT id, at, operation, feature, initiator, expected, reserved, state, charged FROM ledger ORDER BY id DESC LIMIT 1'
    )
    return row
  }

  inbox(): readonly InboxRow[] {
    return this.#state('SELECT id, alert_id, at, told_at FROM alert_inbox ORDER BY id')
  }

  lists(): readonly Watchlist[] {
    const lists = this.#state<{ id: number; name: string }>(
      'SELECT id, name FROM watchlist ORDER BY position, id'
    )
    const coins = this.#state<{ watchlist_id: number; coin: string }>(
      'SELECT watchlist_id, coin FROM watchlist_coin ORDER BY position'
    )
    return lists.map(({ id, name }) => ({
      id,
      name,
      coins: coins.filter(({ watchlist_id }) => watchlist_id === id).map(({ coin }) => coin)
    }))
  }

  /** The result of SQLite's integrity check, `ok` if the file is valid. */
  check(name: 'state' | 'cache'): string {
    const path = this.#world.machine.file(name)
    if (path === null) return 'ok'
    const [row] = rowsOf<{ quick_check: string }>(path, 'PRAGMA quick_check(1)')
    return row?.quick_check ?? 'nothing'
  }

  #state<Row>(sql: string): readonly Row[] {
    const { machine } = this.#world
    if (this.#readAt !== machine.changes) this.#read.clear()
    this.#readAt = machine.changes
    const known = this.#read.get(sql)
    if (known !== undefined) return known as readonly Row[]
    const path = machine.file('state')
    const rows = path === null ? [] : rowsOf<Row>(path, sql)
    this.#read.set(sql, rows)
    return rows
  }
}

function rowsOf<Row>(path: string, sql: string): readonly Row[] {
  if (!existsSync(path)) return []
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    return database.prepare(sql).all() as unknown as Row[]
  } finally {
    database.close()
  }
}
