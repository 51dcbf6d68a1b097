import type { Migration } from '../database'
import { start } from './0001-state-start'

/** state.db: what a person would miss. */
export const stateMigrations: readonly Migration[] = [start]
