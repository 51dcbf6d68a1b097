// They change with every quote, so they take up as few pages as possible. Saving the whole alert includes them,
// so it deletes this row.
export const latestValues = `
CREATE TABLE alert_latest (
  alert_id INTEGER PRIMARY KEY REFERENCES alert(id) ON DELETE CASCADE,
  latest TEXT NOT NULL
) STRICT;
`
