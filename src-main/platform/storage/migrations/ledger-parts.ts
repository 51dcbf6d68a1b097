/** Released migrations must not change: add parts instead of editing these. */
export const refused = `BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;`

export const appendOnly = (table: string): string => `CREATE TRIGGER ${table}_kept BEFORE UPDATE ON ${table}
  ${refused}
CREATE TRIGGER ${table}_never_deleted BEFORE DELETE ON ${table}
  ${refused}`

export const ledgerView = (columns: string): string => `CREATE VIEW ledger AS
  SELECT ${columns},
         s.coins, s.interval, s.bars, s.other,
         coalesce(l.state, 'reserved') AS state, l.charged, l.rows, l.fault,
         coalesce(l.charged, c.reserved) AS counted
  FROM ledger_call c
  JOIN ledger_subject s ON s.id = c.subject_id
  LEFT JOIN ledger_settlement l
    ON l.id = (SELECT max(id) FROM ledger_settlement WHERE call_id = c.id);`

export const rolledUp = (
  settled: string
): string => `CREATE TRIGGER ledger_call_rolled_up BEFORE DELETE ON ledger_call BEGIN
  SELECT RAISE(ABORT, 'the ledger is append-only')
    WHERE NOT EXISTS (SELECT 1 FROM ledger_roll_up WHERE OLD.at >= since AND OLD.at < until);
  SELECT RAISE(ABORT, 'an open call stays in the ledger')
    WHERE coalesce((SELECT state FROM ledger_settlement WHERE call_id = OLD.id ORDER BY id DESC LIMIT 1), 'reserved')
      NOT IN (${settled});
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
END;`
