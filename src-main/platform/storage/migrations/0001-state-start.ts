import { appendOnly, ledgerView } from './ledger-parts'

// `ledger_subject` has what calls were about, so that a list of 1,000 coins is stored once, although it's
// requested thousands of times. The index `ledger_settlement_doubt` finds the few doubts at each start. The
// ledger is append-only, so a wrong entry is corrected by a later one.
export const start = `
CREATE TABLE fact (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE watchlist (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  position INTEGER NOT NULL
) STRICT;
CREATE TABLE watchlist_coin (
  watchlist_id INTEGER NOT NULL REFERENCES watchlist(id) ON DELETE CASCADE,
  coin TEXT NOT NULL,
  position INTEGER NOT NULL,
  PRIMARY KEY (watchlist_id, coin)
) STRICT, WITHOUT ROWID;

CREATE TABLE ledger_subject (
  id INTEGER PRIMARY KEY,
  coins TEXT NOT NULL,
  interval TEXT NOT NULL,
  bars INTEGER NOT NULL,
  other TEXT NOT NULL,
  UNIQUE (coins, interval, bars, other)
) STRICT;

CREATE TABLE ledger_call (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  operation TEXT NOT NULL,
  subject_id INTEGER NOT NULL REFERENCES ledger_subject(id),
  feature TEXT NOT NULL,
  expected REAL,
  reserved REAL NOT NULL
) STRICT;
CREATE INDEX ledger_call_at ON ledger_call (at);
CREATE INDEX ledger_call_operation ON ledger_call (operation, id);

CREATE TABLE ledger_settlement (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  call_id INTEGER NOT NULL REFERENCES ledger_call(id),
  at INTEGER NOT NULL,
  state TEXT NOT NULL,
  charged REAL,
  rows INTEGER,
  fault TEXT,
  quota_used REAL,
  quota_limit REAL
) STRICT;
CREATE INDEX ledger_settlement_call ON ledger_settlement (call_id, id);
CREATE INDEX ledger_settlement_doubt ON ledger_settlement (call_id) WHERE state = 'unsettled';

${appendOnly('ledger_call')}
${appendOnly('ledger_subject')}
${appendOnly('ledger_settlement')}

${ledgerView('c.id, c.at, c.operation, c.feature, c.expected, c.reserved')}
`
