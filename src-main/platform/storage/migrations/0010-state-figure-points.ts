// `figure_coins`: in alphabetical order, separated by spaces, each list once. `figure_point`: breadth and
// sentiment. Calculated values are stored once a day, the service's with each response.
export const figurePoints = `
CREATE TABLE figure_coins (coins_id INTEGER PRIMARY KEY, coins TEXT NOT NULL UNIQUE) STRICT;

CREATE TABLE figure_point (
  series TEXT NOT NULL,
  list TEXT NOT NULL,
  origin TEXT NOT NULL,
  coins_id INTEGER NOT NULL REFERENCES figure_coins,
  at INTEGER NOT NULL,
  figures TEXT NOT NULL,
  PRIMARY KEY (series, list, origin, at)
) STRICT, WITHOUT ROWID;
`
