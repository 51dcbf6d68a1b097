// A note without text is deleted.
export const coinNotes = `
CREATE TABLE coin_note (
  coin TEXT PRIMARY KEY,
  text TEXT NOT NULL CHECK (text <> ''),
  changed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`
