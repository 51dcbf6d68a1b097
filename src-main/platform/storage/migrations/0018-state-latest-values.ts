// The values that an alert's conditions had most recently. They change with every quote, so they are saved more often than
// the rest of the alert, and in as few pages as possible. Gone once the alert itself is saved, which has them too.
export const latestValues = `
CREATE TABLE alert_latest (
  alert_id INTEGER PRIMARY KEY REFERENCES alert(id) ON DELETE CASCADE,
  latest TEXT NOT NULL
) STRICT;
`
