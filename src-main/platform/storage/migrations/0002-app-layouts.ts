export const layouts = `
CREATE TABLE layout (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  position INTEGER NOT NULL,
  content TEXT NOT NULL
) STRICT;
`
