/** Which coin is meant by a symbol that several have, and the others that came under it (JSON: it has one reader). */
export const coinIdentity = `
CREATE TABLE coin_identity (
  symbol TEXT PRIMARY KEY,
  id TEXT,
  name TEXT,
  chosen INTEGER NOT NULL,
  others TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`
