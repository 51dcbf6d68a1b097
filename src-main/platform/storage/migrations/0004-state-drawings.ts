// The shape is JSON, because no query searches it.
export const drawings = `
CREATE TABLE drawing (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  coin TEXT NOT NULL,
  id TEXT NOT NULL,
  shape TEXT NOT NULL,
  UNIQUE (coin, id)
) STRICT;
`
