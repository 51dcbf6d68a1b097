// The user's drawings, one row each. The shape is JSON, because it has one reader and is never searched.
export const drawings = `
CREATE TABLE drawing (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  coin TEXT NOT NULL,
  id TEXT NOT NULL,
  shape TEXT NOT NULL,
  UNIQUE (coin, id)
) STRICT;
`
