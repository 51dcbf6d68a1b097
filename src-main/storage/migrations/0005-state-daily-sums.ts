/**
 * Old calls are kept as sums of their local day: one row for all that the views tell apart. A day is named by its middle, which
 * lies in the same day by whatever zone the machine is taken to. Its subject names coins alone.
 *
 * `ledger_price` is what the latest of these calls cost, by operation: prices are learned from it. A subject that nothing speaks of
 * any more goes too: three indexes find what does. `ledger_roll_up` is the only door out of the ledger: the day whose calls go
 * over into sums. No call has the number 0, so no transaction can end while it stands open. To remove a call is to add it to
 * its day: nothing can do the one without the other.
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
CREATE TRIGGER ledger_call_rolled_up BEFORE DELETE ON ledger_call BEGIN
  SELECT RAISE(ABORT, 'the ledger is append-only')
    WHERE NOT EXISTS (SELECT 1 FROM ledger_roll_up WHERE OLD.at >= since AND OLD.at < until);
  SELECT RAISE(ABORT, 'an open call stays in the ledger')
    WHERE coalesce((SELECT state FROM ledger_settlement WHERE call_id = OLD.id ORDER BY id DESC LIMIT 1), 'reserved')
      NOT IN ('charged', 'free', 'inferred');
  INSERT INTO ledger_subject (coins, interval, bars, other)
    SELECT coins, '', 0, '' FROM ledger_subject WHERE id = OLD.subject_id
    ON CONFLICT DO NOTHING;
  INSERT INTO ledger_sum
    (at, operation, subject_id, feature, asker, state, fault, calls, credits, expected, dearest)
    SELECT (r.since + r.until) / 2, OLD.operation, s.id, OLD.feature, OLD.asker, l.state, coalesce(l.fault, ''),
      1, coalesce(l.charged, OLD.reserved), OLD.expected, coalesce(l.charged, OLD.reserved)
    FROM ledger_roll_up r
    JOIN ledger_settlement l ON l.id = (SELECT max(id) FROM ledger_settlement WHERE call_id = OLD.id)
    JOIN ledger_subject s ON s.coins = (SELECT coins FROM ledger_subject WHERE id = OLD.subject_id)
      AND s.interval = '' AND s.bars = 0 AND s.other = ''
    WHERE true
    ON CONFLICT DO UPDATE SET calls = calls + 1, credits = credits + excluded.credits,
      expected = expected + excluded.expected, dearest = max(dearest, excluded.dearest);
  INSERT INTO ledger_price (operation, call_id, subject_id, charged)
    SELECT OLD.operation, OLD.id, OLD.subject_id, charged FROM ledger_settlement
    WHERE call_id = OLD.id AND state = 'charged';
  DELETE FROM ledger_settlement WHERE call_id = OLD.id;
END;

DROP TRIGGER ledger_settlement_never_deleted;
CREATE TRIGGER ledger_settlement_never_deleted BEFORE DELETE ON ledger_settlement
  WHEN NOT EXISTS (
    SELECT 1 FROM ledger_roll_up r JOIN ledger_call c ON c.id = OLD.call_id WHERE c.at >= r.since AND c.at < r.until)
  BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;

DROP TRIGGER ledger_subject_never_deleted;
CREATE TRIGGER ledger_subject_never_deleted BEFORE DELETE ON ledger_subject
  WHEN NOT EXISTS (SELECT 1 FROM ledger_roll_up)
  BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;

CREATE TRIGGER ledger_sum_made BEFORE INSERT ON ledger_sum
  WHEN NOT EXISTS (SELECT 1 FROM ledger_roll_up WHERE NEW.at >= since AND NEW.at < until)
  BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
CREATE TRIGGER ledger_sum_kept BEFORE UPDATE ON ledger_sum
  WHEN NOT EXISTS (SELECT 1 FROM ledger_roll_up WHERE OLD.at >= since AND OLD.at < until)
  BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
CREATE TRIGGER ledger_sum_never_deleted BEFORE DELETE ON ledger_sum
  BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;

CREATE TRIGGER ledger_price_made BEFORE INSERT ON ledger_price WHEN NOT EXISTS (SELECT 1 FROM ledger_roll_up)
  BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
CREATE TRIGGER ledger_price_kept BEFORE UPDATE ON ledger_price
  BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
CREATE TRIGGER ledger_price_never_deleted BEFORE DELETE ON ledger_price WHEN NOT EXISTS (SELECT 1 FROM ledger_roll_up)
  BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
`
