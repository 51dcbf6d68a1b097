// Answers to single questions a person asked. The body is kept as it came and decoded anew when read; it stands last,
// with its size before it, so that the list of questions is read without passing over bodies.
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
