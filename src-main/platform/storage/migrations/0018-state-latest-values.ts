// The latest values of an alert's conditions. They change with every quote, so they're saved more often than the rest
// of the alert and take up as few pages as possible. Saving the whole alert includes the values, so it deletes this
// row.
export const latestValues = `
CREATE TABLE alert_latest (
  alert_id INTEGER PRIMARY KEY REFERENCES alert(id) ON DELETE CASCADE,
  latest TEXT NOT NULL
) STRICT;
`
