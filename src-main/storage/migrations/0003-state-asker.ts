export const asker = `
-- Who a call was made for: what runs by itself has a share of each budget, and the rest is a person's. Nobody
-- knows it of calls made before this was written down; counted to the share they can't make it larger than it is.
ALTER TABLE ledger_call ADD COLUMN asker TEXT NOT NULL DEFAULT 'schedule';

DROP VIEW ledger;
CREATE VIEW ledger AS
  SELECT c.id, c.at, c.operation, c.feature, c.expected, c.reserved, c.asker,
         s.coins, s.interval, s.bars, s.other,
         coalesce(l.state, 'reserved') AS state, l.charged, l.rows, l.fault,
         coalesce(l.charged, c.reserved) AS counted
  FROM ledger_call c
  JOIN ledger_subject s ON s.id = c.subject_id
  LEFT JOIN ledger_settlement l
    ON l.id = (SELECT max(id) FROM ledger_settlement WHERE call_id = c.id);
`
