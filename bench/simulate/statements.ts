const changing =
  /^\s*(INSERT|UPDATE|DELETE|REPLACE|CREATE|DROP|ALTER|COMMIT|RELEASE|PRAGMA user_version\s*=)/i

/** Whether a statement writes. What undoes a change does not count: no disk fails to forget. */
export const isWrite = (sql: string): boolean => changing.test(sql)
