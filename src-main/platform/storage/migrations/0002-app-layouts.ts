// The user's layouts. Their content is JSON, because it has one reader, which reads all of it.
export const layouts = `
CREATE TABLE layout (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  position INTEGER NOT NULL,
  content TEXT NOT NULL
) STRICT;
`
