// `figure_coins` has each list of coins once, in alphabetical order and separated by spaces. `figure_point`
// has the history of breadth and sentiment. Calculated values are stored once a day, and the service's with
// each response.
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
