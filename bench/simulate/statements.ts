const changing =
  /^\s*(INSERT|UPDATE|DELETE|REPLACE|CREATE|DROP|ALTER|COMMIT|RELEASE|PRAGMA user_version\s*=)/i

/** Rollbacks don't count, because a failing disk can't prevent them. */
export const isWrite = (sql: string): boolean => changing.test(sql)

export const writesInto = (sql: string, table: string): boolean =>
  new RegExp(`^\\s*(INSERT( OR \\w+)? INTO|REPLACE INTO|UPDATE|DELETE FROM)\\s+${table}\\b`, 'i').test(sql)

export const isQuestion = (sql: string): boolean => sql === '' || /^\s*SELECT\b/i.test(sql)
