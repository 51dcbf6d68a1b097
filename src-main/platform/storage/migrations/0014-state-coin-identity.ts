/** The coin that the user means if several share a symbol. */
export const coinIdentity = `
CREATE TABLE coin_identity (
  symbol TEXT PRIMARY KEY,
  id TEXT,
  name TEXT,
  chosen INTEGER NOT NULL,
  others TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`
