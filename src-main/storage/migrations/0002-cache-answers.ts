export const answers = `
-- Answers to single questions a person asked, kept as they came.
CREATE TABLE answer (
  question TEXT PRIMARY KEY,
  operation TEXT NOT NULL,
  answer TEXT NOT NULL,
  fetched_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX answer_fetched_at ON answer (fetched_at);
`
