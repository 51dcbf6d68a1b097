export const toldPrices = `
-- A call may be settled by what a person told (state 'told'): it is settled for good, and becomes part of its day too.
DROP TRIGGER ledger_call_rolled_up;
CREATE TRIGGER ledger_call_rolled_up BEFORE DELETE ON ledger_call BEGIN
  SELECT RAISE(ABORT, 'the ledger is append-only')
    WHERE NOT EXISTS (SELECT 1 FROM ledger_roll_up WHERE OLD.at >= since AND OLD.at < until);
  SELECT RAISE(ABORT, 'an open call stays in the ledger')
    WHERE coalesce((SELECT state FROM ledger_settlement WHERE call_id = OLD.id ORDER BY id DESC LIMIT 1), 'reserved')
      NOT IN ('charged', 'free', 'inferred', 'told');
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
`
