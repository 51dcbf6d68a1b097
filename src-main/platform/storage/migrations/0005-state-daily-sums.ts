import { refused, rolledUp } from './ledger-parts'

/**
 * Sums per local day replace old calls (docs/decisions/0007). A day is stored as the time in its middle, which
 * is on the same day in every time zone. A sum's subject only has coins.
 *
 * `ledger_price` has the latest charges. Three indexes find unused subjects.
 */
export const dailySums = `
CREATE TABLE ledger_sum (
  at INTEGER NOT NULL,
  operation TEXT NOT NULL,
  subject_id INTEGER NOT NULL REFERENCES ledger_subject(id),
  feature TEXT NOT NULL,
  asker TEXT NOT NULL,
  state TEXT NOT NULL,
  fault TEXT NOT NULL,
  calls INTEGER NOT NULL,
  credits REAL NOT NULL,
  -- null: of one of these calls no price was expected.
  expected REAL,
  -- The dearest of these calls.
  dearest REAL NOT NULL,
  PRIMARY KEY (at, operation, subject_id, feature, asker, state, fault)
) STRICT, WITHOUT ROWID;

CREATE TABLE ledger_price (
  operation TEXT NOT NULL,
  call_id INTEGER NOT NULL,
  subject_id INTEGER NOT NULL REFERENCES ledger_subject(id),
  charged REAL NOT NULL,
  PRIMARY KEY (operation, call_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX ledger_call_subject ON ledger_call (subject_id);
CREATE INDEX ledger_sum_subject ON ledger_sum (subject_id);
CREATE INDEX ledger_price_subject ON ledger_price (subject_id);

CREATE TABLE ledger_roll_up (
  open INTEGER PRIMARY KEY CHECK (open = 0) REFERENCES ledger_call(id) DEFERRABLE INITIALLY DEFERRED,
  since INTEGER NOT NULL,
  until INTEGER NOT NULL
) STRICT;

DROP TRIGGER ledger_call_never_deleted;
${rolledUp("'charged', 'free', 'inferred'")}

DROP TRIGGER ledger_settlement_never_deleted;
CREATE TRIGGER ledger_settlement_never_deleted BEFORE DELETE ON ledger_settlement
  WHEN NOT EXISTS (
    SELECT 1 FROM ledger_roll_up r JOIN ledger_call c ON c.id = OLD.call_id WHERE c.at >= r.since AND c.at < r.until)
  ${refused}

DROP TRIGGER ledger_subject_never_deleted;
CREATE TRIGGER ledger_subject_never_deleted BEFORE DELETE ON ledger_subject
  WHEN NOT EXISTS (SELECT 1 FROM ledger_roll_up)
  ${refused}

CREATE TRIGGER ledger_sum_made BEFORE INSERT ON ledger_sum
  WHEN NOT EXISTS (SELECT 1 FROM ledger_roll_up WHERE NEW.at >= since AND NEW.at < until)
  ${refused}
CREATE TRIGGER ledger_sum_kept BEFORE UPDATE ON ledger_sum
  WHEN NOT EXISTS (SELECT 1 FROM ledger_roll_up WHERE OLD.at >= since AND OLD.at < until)
  ${refused}
CREATE TRIGGER ledger_sum_never_deleted BEFORE DELETE ON ledger_sum
  ${refused}

CREATE TRIGGER ledger_price_made BEFORE INSERT ON ledger_price WHEN NOT EXISTS (SELECT 1 FROM ledger_roll_up)
  ${refused}
CREATE TRIGGER ledger_price_kept BEFORE UPDATE ON ledger_price
  ${refused}
CREATE TRIGGER ledger_price_never_deleted BEFORE DELETE ON ledger_price WHEN NOT EXISTS (SELECT 1 FROM ledger_roll_up)
  ${refused}
`
