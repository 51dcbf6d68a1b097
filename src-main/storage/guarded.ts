import type { Database } from './database'

interface Guard {
  /** Makes a statement; sees what it throws. */
  readonly attempt: <Answer>(sql: string, work: () => Answer) => Answer
  /** In the place of closing it. */
  readonly close: () => void
}

/** More than our sources have of one file: where SQL is put together, the oldest give way. */
const mostPrepared = 200

/** Has every statement of a database, and its end, made by a guard; each is prepared once, which costs more than most take. */
export function guarded(database: Database, { attempt, close }: Guard): void {
  const exec = database.exec.bind(database)
  const prepare = database.prepare.bind(database)
  const prepared = new Map<string, ReturnType<typeof prepare>>()
  const guardedPrepare = (sql: string): ReturnType<typeof prepare> => {
    const known = prepared.get(sql)
    if (known !== undefined) return known
    const statement = attempt('', () => prepare(sql))
    for (const name of ['run', 'get', 'all'] as const) {
      const make = statement[name].bind(statement) as (...values: unknown[]) => unknown
      const made = (...values: unknown[]): unknown => attempt(sql, () => make(...values))
      Object.defineProperty(statement, name, { value: made })
    }
    const [oldest] = prepared.keys()
    if (prepared.size >= mostPrepared && oldest !== undefined) prepared.delete(oldest)
    prepared.set(sql, statement)
    return statement
  }
  Object.defineProperty(database, 'exec', { value: (sql: string) => attempt(sql, () => exec(sql)) })
  Object.defineProperty(database, 'prepare', { value: guardedPrepare })
  Object.defineProperty(database, 'close', { value: close })
}
