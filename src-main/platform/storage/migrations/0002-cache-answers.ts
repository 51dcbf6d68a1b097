// Responses to calls made by the user. The raw body is stored, so that it can be read again with another mapping. The
// body is the last column, after its size, so that listing the history doesn't read bodies.
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
