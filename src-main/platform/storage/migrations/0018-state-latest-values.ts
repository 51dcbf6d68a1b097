// The values that an alert's conditions had most recently. They change with every quote, so they are saved more often than
// the rest of the alert, and in as few pages as possible. The row is deleted when the alert is saved, because that includes
// them.
export const latestValues = `
CREATE TABLE alert_latest (
  alert_id INTEGER PRIMARY KEY REFERENCES alert(id) ON DELETE CASCADE,
  latest TEXT NOT NULL
) STRICT;
`
