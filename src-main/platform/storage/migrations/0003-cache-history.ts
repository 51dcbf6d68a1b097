// `candle` gets columns for when the bar was loaded and whether it had closed by then. Only a closed bar can
// be corrected, and a forming one must be loaded again. In `candle_series`, all of the service's bars from
// covered_from on are in the cache, so gaps after that are the service's. The service has no bars before
// begins_at. `candle_correction` has the values of a past candle before the service corrected it, when they
// were loaded, and the call that corrected them.
export const history = `
ALTER TABLE candle ADD COLUMN closed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE candle ADD COLUMN fetched_at INTEGER NOT NULL DEFAULT 0;
UPDATE candle SET fetched_at = coalesce(
  (SELECT s.fetched_at FROM candle_series s WHERE s.coin = candle.coin AND s.interval = candle.interval), 0);
UPDATE candle SET closed = 1 WHERE time < (
  SELECT max(later.time) FROM candle later WHERE later.coin = candle.coin AND later.interval = candle.interval);

ALTER TABLE candle_series ADD COLUMN covered_from INTEGER;
ALTER TABLE candle_series ADD COLUMN begins_at INTEGER;

CREATE TABLE candle_correction (
  coin TEXT NOT NULL,
  interval TEXT NOT NULL,
  time INTEGER NOT NULL,
  corrected_at INTEGER NOT NULL,
  operation TEXT NOT NULL,
  was_fetched_at INTEGER NOT NULL,
  open REAL NOT NULL, high REAL NOT NULL, low REAL NOT NULL, close REAL NOT NULL,
  volume REAL,
  PRIMARY KEY (coin, interval, corrected_at, time)
) STRICT, WITHOUT ROWID;
`
