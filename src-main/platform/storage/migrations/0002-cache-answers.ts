// Responses to single questions from the user. The body is stored unread, so that it can be read again with another
// mapping. It is the last column, with its size before it, so that the history is listed without reading bodies.
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
