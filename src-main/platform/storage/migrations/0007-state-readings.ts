// How much of a response was understood. A row is deleted with its call, when the day of the call is summed
// up.
export const readings = `
CREATE TABLE ledger_reading (
  call_id INTEGER PRIMARY KEY,
  understood INTEGER NOT NULL,
  leftover INTEGER NOT NULL,
  doubted INTEGER NOT NULL,
  -- Rows that could not be read.
  dropped INTEGER NOT NULL
) STRICT;
CREATE TRIGGER ledger_reading_kept BEFORE UPDATE ON ledger_reading
  BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
CREATE TRIGGER ledger_reading_never_deleted BEFORE DELETE ON ledger_reading
  WHEN EXISTS (SELECT 1 FROM ledger_call WHERE id = OLD.call_id)
  BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
CREATE TRIGGER ledger_reading_goes AFTER DELETE ON ledger_call
  BEGIN DELETE FROM ledger_reading WHERE call_id = OLD.id; END;

DROP VIEW ledger;
CREATE VIEW ledger AS
  SELECT c.id, c.at, c.operation, c.feature, c.expected, c.reserved, c.asker,
         s.coins, s.interval, s.bars, s.other,
         coalesce(l.state, 'reserved') AS state, l.charged, l.rows, l.fault,
         coalesce(l.charged, c.reserved) AS counted,
         r.understood, r.leftover, r.doubted, r.dropped
  FROM ledger_call c
  JOIN ledger_subject s ON s.id = c.subject_id
  LEFT JOIN ledger_settlement l
    ON l.id = (SELECT max(id) FROM ledger_settlement WHERE call_id = c.id)
  LEFT JOIN ledger_reading r ON r.call_id = c.id;
`
