import type { Migration } from '../database'
import { start } from './0001-app-start'
import { layouts } from './0002-app-layouts'
import { names } from './0003-app-names'

/** The migrations of app.db, which all services share. */
export const appMigrations: readonly Migration[] = [start, layouts, names]
