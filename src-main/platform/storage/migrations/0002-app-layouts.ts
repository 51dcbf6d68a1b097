// The content is JSON, because it's always read as a whole.
export const layouts = `
CREATE TABLE layout (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  position INTEGER NOT NULL,
  content TEXT NOT NULL
) STRICT;
`
