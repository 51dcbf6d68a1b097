import type { Migration } from '../database'
import { start } from './0001-state-start'
import { alerts } from './0002-state-alerts'

/** state.db: what a person would miss. */
export const stateMigrations: readonly Migration[] = [start, alerts]
