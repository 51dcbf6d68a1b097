import type { Migration } from '../database'
import { start } from './0001-cache-start'

/** cache.db: what can be fetched again. */
export const cacheMigrations: readonly Migration[] = [start]
