import type { Database } from './database'

interface Guard {
  readonly attempt: <Answer>(sql: string, work: () => Answer) => Answer
  readonly close: () => void
}

/** How many prepared statements to keep. */
const mostPrepared = 200

/**
 * Guards the statements of a database, and keeps them prepared, because preparing usually takes longer than
 * running.
 */
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
