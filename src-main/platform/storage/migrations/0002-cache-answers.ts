// Responses to calls that the user made. The raw body can be read again with another mapping. It's the last
// column, so that listing the history doesn't read it.
export const answers = `
CREATE TABLE answer (
  question TEXT PRIMARY KEY,
  fetched_at INTEGER NOT NULL,
  size INTEGER NOT NULL,
  facts TEXT NOT NULL,
  body TEXT NOT NULL
) STRICT;
CREATE INDEX answer_fetched_at ON answer (fetched_at);
`
