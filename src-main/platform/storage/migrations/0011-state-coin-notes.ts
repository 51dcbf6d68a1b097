// What a person wrote about a coin. A note without a word is none.
export const coinNotes = `
CREATE TABLE coin_note (
  coin TEXT PRIMARY KEY,
  text TEXT NOT NULL CHECK (text <> ''),
  changed_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
`
