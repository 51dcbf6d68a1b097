import { refused } from './ledger-parts'

/**
 * Removes AUTOINCREMENT, which writes the last ID to another page with every call. The IDs are only needed
 * for the order of a call's settlements.
 */
export const settlementIds = `
CREATE TEMP TABLE settlement_copy AS SELECT * FROM ledger_settlement;
DROP TABLE ledger_settlement;
CREATE TABLE ledger_settlement (
  id INTEGER PRIMARY KEY,
  call_id INTEGER NOT NULL REFERENCES ledger_call(id),
  at INTEGER NOT NULL,
  state TEXT NOT NULL,
  charged REAL,
  rows INTEGER,
  fault TEXT,
  quota_used REAL,
  quota_limit REAL
) STRICT;
INSERT INTO ledger_settlement (id, call_id, at, state, charged, rows, fault, quota_used, quota_limit)
  SELECT id, call_id, at, state, charged, rows, fault, quota_used, quota_limit FROM settlement_copy ORDER BY id;
DROP TABLE settlement_copy;
CREATE INDEX ledger_settlement_call ON ledger_settlement (call_id, id);
CREATE INDEX ledger_settlement_doubt ON ledger_settlement (call_id) WHERE state = 'unsettled';
CREATE TRIGGER ledger_settlement_kept BEFORE UPDATE ON ledger_settlement
  ${refused}
CREATE TRIGGER ledger_settlement_never_deleted BEFORE DELETE ON ledger_settlement
  WHEN NOT EXISTS (
    SELECT 1 FROM ledger_roll_up r JOIN ledger_call c ON c.id = OLD.call_id WHERE c.at >= r.since AND c.at < r.until)
  ${refused}
`
