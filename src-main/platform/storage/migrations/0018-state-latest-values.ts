// The latest values of alerts change with every quote, so they have a table of their own and take up as few
// pages as possible. Saving a whole alert includes its latest values, so that deletes the row here.
export const latestValues = `
CREATE TABLE alert_latest (
  alert_id INTEGER PRIMARY KEY REFERENCES alert(id) ON DELETE CASCADE,
  latest TEXT NOT NULL
) STRICT;
`
