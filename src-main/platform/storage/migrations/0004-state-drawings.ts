// What a person drew on a coin's charts, one row each. Its shape is JSON: it has one reader and is never searched.
export const drawings = `
CREATE TABLE drawing (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  coin TEXT NOT NULL,
  id TEXT NOT NULL,
  shape TEXT NOT NULL,
  UNIQUE (coin, id)
) STRICT;
`
