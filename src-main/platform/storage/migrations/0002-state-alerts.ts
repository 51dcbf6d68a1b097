// `alert` has JSON columns, because they're always read as a whole. The state is written in the same
// transaction as the inbox. `alert_inbox` has the triggers, which outlive their alert.
export const alerts = `
CREATE TABLE alert (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  draft TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  since INTEGER NOT NULL,
  switched TEXT NOT NULL,
  snoozed_until INTEGER,
  memory TEXT NOT NULL
) STRICT;

CREATE TABLE alert_inbox (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  alert_id INTEGER NOT NULL,
  thing TEXT NOT NULL,
  coin TEXT,
  at INTEGER NOT NULL,
  noticed_at INTEGER NOT NULL,
  missed_since INTEGER,
  title TEXT NOT NULL,
  body TEXT NOT NULL,
  simulated INTEGER NOT NULL,
  read INTEGER NOT NULL DEFAULT 0,
  told_at INTEGER,
  UNIQUE (alert_id, thing)
) STRICT;
CREATE INDEX alert_inbox_untold ON alert_inbox (id) WHERE told_at IS NULL;
`
