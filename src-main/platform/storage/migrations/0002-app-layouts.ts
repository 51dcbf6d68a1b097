// Charts as a person laid them out. What is on them is JSON: it has one reader, and is kept as a whole.
export const layouts = `
CREATE TABLE layout (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  position INTEGER NOT NULL,
  content TEXT NOT NULL
) STRICT;
`
