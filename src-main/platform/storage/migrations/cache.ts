import type { Migration } from '../database'
import { start } from './0001-cache-start'
import { answers } from './0002-cache-answers'
import { history } from './0003-cache-history'
import { names } from './0004-cache-names'
import { historySince } from './0005-cache-history-since'
import { ownMinutes } from './0006-cache-own-minutes'

/** The data of cache.db can be loaded again. */
export const cacheMigrations: readonly Migration[] = [
  start,
  answers,
  history,
  names,
  historySince,
  ownMinutes
]
