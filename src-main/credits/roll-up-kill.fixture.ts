import { openDatabase } from '../platform/storage/database'
import { stateMigrations } from '../platform/storage/migrations/state'
import { beginning, RollUpStore, type LedgerCursor } from './roll-up-store'

const [path = '', before = '0'] = process.argv.slice(2)
const store = new RollUpStore(openDatabase(path, stateMigrations, 'full', 0).database)
for (let cursor: LedgerCursor | null = beginning; cursor !== null;) {
  cursor = store.step(cursor, Number(before), 3)
  process.stdout.write('.')
}
