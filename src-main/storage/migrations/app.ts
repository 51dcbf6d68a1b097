import type { Migration } from '../database'
import { start } from './0001-app-start'

/** app.db: settings, the same for every service. */
export const appMigrations: readonly Migration[] = [start]
