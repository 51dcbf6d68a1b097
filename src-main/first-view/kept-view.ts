import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { parsedJson } from '../../src-shared/json'

/** What the last run left for the next one to draw at once. */
interface KeptView {
  /** The page it was made for, as text: it names its scripts by what is in them. */
  readonly page: string
  /** Every database, as it was left: a change to any, and this is not what would be drawn now. */
  readonly databases: string
  /** Replies as JSON, see `keptAsked`. */
  readonly view: string
}

const fileIn = (folder: string): string => join(folder, 'first-view.json')

/**
 * Keeps what the next start draws before its services are there. To be called once the databases are closed.
 * @param folder the data folder
 * @throws what keeps the file from being written, or a database that is open still
 */
export function keepView(folder: string, page: string, view: string): void {
  const kept: KeptView = { page, databases: databasesIn(folder), view }
  const file = fileIn(folder)
  writeFileSync(`${file}.new`, JSON.stringify(kept), { mode: 0o600 })
  renameSync(`${file}.new`, file)
}

/**
 * What the last run kept for this page; null where there is nothing, or a database was touched since. It is there for one start
 * only: after a crash nothing is drawn that is older than what the databases say. It is read without a schema, whose code a start
 * would have to load first: whoever draws it compares it with what the services say, once they are there.
 */
export function takeView(folder: string, page: string): string | null {
  try {
    const text = readFileSync(fileIn(folder), 'utf8')
    rmSync(fileIn(folder))
    const kept = parsedJson(text) as Partial<KeptView> | null | undefined
    if (kept?.page !== page || typeof kept.view !== 'string' || parsedJson(kept.view) === undefined)
      return null
    return kept.databases === databasesIn(folder) ? kept.view : null
  } catch {
    return null
  }
}

/** Whether two views say the same, in whatever order. */
export const isSameView = (one: string, other: string): boolean =>
  isDeepStrictEqual(parsedJson(one), parsedJson(other))

/** The closed databases of a data folder, by a few numbers that any write changes. @throws where one is open */
function databasesIn(folder: string): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()
  const log = files.find(name => name.endsWith('.db-wal'))
  if (log !== undefined) throw new Error(`${log} belongs to a database that is open, or was left so.`)
  return files
    .filter(name => name.endsWith('.db'))
    .map(name => {
      const { ino, size, mtimeMs } = statSync(join(folder, name))
      return [name, ino, size, mtimeMs].join(' ')
    })
    .join('\n')
}
