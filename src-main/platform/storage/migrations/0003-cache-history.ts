// `candle`: Whether a bar had closed when the service told it, and when that was: only a closed bar that is told
// otherwise later was corrected, and one still forming must be asked for again.
// `candle_series`: Everything from covered_from on is as the service has it, its gaps included. Asked for more, it sent
// none before begins_at.
// `candle_correction`: Past candles the service told otherwise later: what stood there before, when that was fetched,
// and which call brought the correction. The candle itself holds what is right now.
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
