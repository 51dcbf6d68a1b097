// Responses to calls made by the user. The raw body can be read again with another mapping. As the last column,
// it isn't read when listing the history.
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
