// `figure_coins`: Lists of coins that points are about, in alphabetical order with blanks between: a list is kept once.
// `figure_point`: What breadth and mood were: ours once a day, the service's whenever it answered.
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
