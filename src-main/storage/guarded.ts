import type { Database } from './database'

interface Guard {
  /** Makes a statement; sees what it throws. */
  readonly attempt: <Answer>(sql: string, work: () => Answer) => Answer
  /** In the place of closing it. */
  readonly close: () => void
}

/** Has every statement of a database, and its end, made by a guard. */
export function guarded(database: Database, { attempt, close }: Guard): void {
  const exec = database.exec.bind(database)
  const prepare = database.prepare.bind(database)
  const guardedPrepare: typeof prepare = (...words) => {
    const [sql] = words
    const statement = attempt('', () => prepare(...words))
    for (const name of ['run', 'get', 'all'] as const) {
      const make = statement[name].bind(statement) as (...values: unknown[]) => unknown
      const made = (...values: unknown[]): unknown => attempt(sql, () => make(...values))
      Object.defineProperty(statement, name, { value: made })
    }
    return statement
  }
  Object.defineProperty(database, 'exec', { value: (sql: string) => attempt(sql, () => exec(sql)) })
  Object.defineProperty(database, 'prepare', { value: guardedPrepare })
  Object.defineProperty(database, 'close', { value: close })
}
