import { z } from 'zod'
import type { FigurePoint } from '../../../src-shared/contract/market-figures'
import type { Database } from '../../platform/storage/database'
import { readStored } from '../../platform/storage/stored-json'

/** Enough for years with one point a day, or for months with several. */
const mostPoints = 1_000

export type PointSeries = 'breadth' | 'fearGreed'

export interface PointPlace {
  readonly series: PointSeries
  readonly list: string
}

const Figures = z.record(z.string(), z.number())

/** The history of market figures. It's in state.db, because past values can't be loaded again. */
export class PointStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** In ascending order. Skips unreadable points, which stay on disk. */
  points({ series, list }: PointPlace): readonly FigurePoint[] {
    const rows = this.#database
      .prepare(
        `SELECT at, origin, coins, figures FROM figure_point JOIN figure_coins USING (coins_id)
         WHERE series = ? AND list = ? ORDER BY at`
      )
      .all(series, list) as unknown as {
      at: number
      origin: FigurePoint['origin']
      coins: string
      figures: string
    }[]
    return rows.flatMap(({ at, origin, coins, figures }) => {
      const read = readStored(Figures, figures)
      return read ? [{ at, origin, coins: coins === '' ? [] : coins.split(' '), figures: read }] : []
    })
  }

  /**
   * Replaces a point with the same time and origin, and removes the oldest points beyond the limit.
   * @throws DiskError
   */
  keep({ series, list }: PointPlace, { at, origin, coins, figures }: FigurePoint): void {
    this.#database.transaction(() => {
      const text = [...coins].sort().join(' ')
      this.#database.prepare('INSERT OR IGNORE INTO figure_coins (coins) VALUES (?)').run(text)
      this.#database
        .prepare(
          `INSERT OR REPLACE INTO figure_point (series, list, origin, coins_id, at, figures)
           VALUES (?, ?, ?, (SELECT coins_id FROM figure_coins WHERE coins = ?), ?, ?)`
        )
        .run(series, list, origin, text, at, JSON.stringify(figures))
      this.#database
        .prepare(
          `DELETE FROM figure_point WHERE series = ?1 AND list = ?2 AND origin = ?3 AND at < (
             SELECT min(at) FROM (SELECT at FROM figure_point
               WHERE series = ?1 AND list = ?2 AND origin = ?3 ORDER BY at DESC LIMIT ?4))`
        )
        .run(series, list, origin, mostPoints)
      this.#database
        .prepare(
          'DELETE FROM figure_coins WHERE NOT EXISTS (SELECT 1 FROM figure_point p WHERE p.coins_id = figure_coins.coins_id)'
        )
        .run()
    })()
  }
}
