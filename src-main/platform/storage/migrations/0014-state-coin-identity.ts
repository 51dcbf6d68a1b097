/** Stores which coin the user means if several share a symbol. `others` is JSON, because no query uses it. */
export const coinIdentity = `
CREATE TABLE coin_identity (
  symbol TEXT PRIMARY KEY,
  id TEXT,
  name TEXT,
  chosen INTEGER NOT NULL,
  others TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`
