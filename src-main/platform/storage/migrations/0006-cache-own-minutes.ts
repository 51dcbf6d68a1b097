/**
 * Most minute bars have a single price: a null high, low or close equals the open. The key is the minute since
 * 1970, times 2^20, plus the coin's ID, so that new bars are appended to the last page.
 */
export const ownMinutes = `
CREATE TABLE own_coin (id INTEGER PRIMARY KEY, coin TEXT NOT NULL UNIQUE) STRICT;
CREATE TABLE own_minute (key INTEGER PRIMARY KEY, open REAL NOT NULL, high REAL, low REAL, close REAL) STRICT;
INSERT INTO own_coin (coin) SELECT DISTINCT coin FROM own_bar WHERE interval_ms = 60000 ORDER BY coin;
INSERT INTO own_minute
  SELECT time / 60000 * 1048576 + id, open, nullif(high, open), nullif(low, open), nullif(close, open)
  FROM own_bar JOIN own_coin USING (coin) WHERE interval_ms = 60000 ORDER BY 1;
DELETE FROM own_bar WHERE interval_ms = 60000;
`
