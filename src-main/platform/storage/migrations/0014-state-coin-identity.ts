/** The coin that the user means if several share a symbol. No query uses `others`, which is JSON. */
export const coinIdentity = `
CREATE TABLE coin_identity (
  symbol TEXT PRIMARY KEY,
  id TEXT,
  name TEXT,
  chosen INTEGER NOT NULL,
  others TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`
