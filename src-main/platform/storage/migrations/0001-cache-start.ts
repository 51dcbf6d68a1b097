// `kept` has small responses that are stored whole, such as fear and greed, and when the coin list was
// loaded. `own_bar` has bars built from quotes, for sparklines and the provisional end of a chart. It never
// has the service's candles. Its key starts with the time, so that prices of the same moment are stored
// together.
export const start = `
CREATE TABLE kept (name TEXT PRIMARY KEY, value TEXT NOT NULL, fetched_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;

CREATE TABLE coin (
  position INTEGER PRIMARY KEY,
  symbol TEXT NOT NULL,
  name TEXT NOT NULL,
  source TEXT
) STRICT;
CREATE INDEX coin_symbol ON coin (symbol);

CREATE TABLE quote (
  coin TEXT PRIMARY KEY,
  value TEXT NOT NULL,
  fetched_at INTEGER NOT NULL,
  missing INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE own_bar (
  interval_ms INTEGER NOT NULL,
  time INTEGER NOT NULL,
  coin TEXT NOT NULL,
  open REAL NOT NULL, high REAL NOT NULL, low REAL NOT NULL, close REAL NOT NULL,
  PRIMARY KEY (interval_ms, time, coin)
) STRICT, WITHOUT ROWID;

CREATE TABLE candle (
  coin TEXT NOT NULL,
  interval TEXT NOT NULL,
  time INTEGER NOT NULL,
  open REAL NOT NULL, high REAL NOT NULL, low REAL NOT NULL, close REAL NOT NULL,
  volume REAL,
  PRIMARY KEY (coin, interval, time)
) STRICT, WITHOUT ROWID;
CREATE TABLE candle_series (
  coin TEXT NOT NULL,
  interval TEXT NOT NULL,
  fetched_at INTEGER NOT NULL,
  PRIMARY KEY (coin, interval)
) STRICT, WITHOUT ROWID;

CREATE TABLE headline (
  id TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  url TEXT,
  source TEXT,
  at INTEGER,
  summary TEXT,
  coins TEXT NOT NULL,
  seen_at INTEGER NOT NULL,
  read INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
`
