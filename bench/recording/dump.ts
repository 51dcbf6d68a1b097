import type { RecordedFile, RecordedTable, Value } from '../../src-main/composition/demo-recording/recording'
import { openToRead, versionOf, type Database } from '../../src-main/platform/storage/database'

/** Saved responses with daily candles aren't recorded, because they only duplicate the table of candles. */
const recorded: Readonly<Record<string, string>> = { answer: `question NOT LIKE '["getOHLC",[["symbol",%'` }

/** Dumps a database in the order of its keys, so that equal content gives an equal dump. */
export function dumpOf(path: string): RecordedFile {
  const database = openToRead(path)
  try {
    const tables = database
      .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY rowid")
      .all()
    const names = (tables as { name: string }[]).map(({ name }) => name)
    return {
      version: versionOf(database),
      tables: names
        .filter(name => !name.startsWith('sqlite_'))
        .map(name => tableOf(database, name))
        .filter(({ columns }) => Object.values(columns).some(({ length }) => length > 0))
    }
  } finally {
    database.close()
  }
}

function tableOf(database: Database, name: string): RecordedTable {
  const columns = database.prepare(`PRAGMA table_info(${name})`).all() as { name: string; pk: number }[]
  const key = columns.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk)
  const rows = database
    .prepare(
      `SELECT * FROM ${name} WHERE ${recorded[name] ?? 'true'} ORDER BY ${key.map(column => column.name).join(', ')}`
    )
    .all() as Record<string, Value>[]
  return {
    name,
    columns: Object.fromEntries(
      columns.map(column => [column.name, rows.map(row => row[column.name] ?? null)])
    )
  }
}
