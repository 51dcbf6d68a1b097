import type { Migration } from '../database'
import { start } from './0001-app-start'
import { layouts } from './0002-app-layouts'
import { names } from './0003-app-names'

export const appMigrations: readonly Migration[] = [start, layouts, names]
