// Messages about triggers, one per route. A message is written with its inbox entry, and again before and
// after each attempt to send it. 'sending' at startup means that the attempt was interrupted.
export const deliveries = `
CREATE TABLE delivery (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  entry_id INTEGER NOT NULL,
  route_id TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('waiting', 'sending', 'delivered', 'failed', 'unknown')),
  reason TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  wait_ms INTEGER NOT NULL DEFAULT 0,
  at INTEGER NOT NULL,
  UNIQUE (entry_id, route_id)
) STRICT;
CREATE INDEX delivery_open ON delivery (route_id, id) WHERE state IN ('waiting', 'sending');
`
