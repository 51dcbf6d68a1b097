/**
 * Each call wrote a page of every index, so two of them are removed. The new table gets a row when a charge
 * exceeds all earlier ones.
 */
export const fewerIndexes = `
CREATE TABLE ledger_dearest (charged REAL PRIMARY KEY) STRICT, WITHOUT ROWID;
INSERT INTO ledger_dearest
  SELECT charged FROM (
    SELECT max(charged) AS charged FROM (
      SELECT max(charged) AS charged FROM ledger_settlement WHERE state = 'charged' AND charged > 0
      UNION ALL
      SELECT max(dearest) FROM ledger_sum WHERE state = 'charged' AND dearest > 0
    )
  ) WHERE charged IS NOT NULL;
DROP INDEX ledger_settlement_at;
DROP INDEX ledger_settlement_charged;
`
