import type { EpochMs } from '../../src-shared/contract/values'
import { day } from '../../src-shared/time'

/** Uses SQL, because making the calls through the app would take half a minute. */
export const busyMonth = (end: EpochMs): string => `
  INSERT INTO ledger_subject (id, coins, interval, bars, other)
    WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 49)
    SELECT i + 1, iif(i = 0, 'BTC ETH SOL XRP BNB ADA', 'C' || i), '', 0, '' FROM n;
  INSERT INTO ledger_call (at, operation, subject_id, feature, expected, reserved, initiator)
    WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 99999)
    SELECT ${end - 30 * day} + i * 26000, iif(i % 4, 'getNews', 'getData'), iif(i % 4, i % 50 + 1, 1),
      iif(i % 2, 'news', 'watchlist'), 5, 5, 'schedule' FROM n;
  INSERT INTO ledger_settlement (call_id, at, state, charged) SELECT id, at, 'charged', id * 7 % 101 FROM ledger_call;`
