// One row per operation and shape of response. Several columns have JSON: mapping, proposed and previous are
// response mappings, calls are the kinds of calls that returned this shape, and edits are the fields that the
// user mapped before the mapping was inferred.
export const responseMappings = `
CREATE TABLE response_mapping (
  operation TEXT NOT NULL,
  shape INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('provisional', 'confirmed')),
  agreed INTEGER NOT NULL CHECK (agreed >= 0),
  mapping TEXT NOT NULL,
  calls TEXT NOT NULL,
  edits TEXT NOT NULL,
  previous TEXT,
  proposed TEXT,
  misfit_at INTEGER,
  created_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  PRIMARY KEY (operation, shape)
) STRICT, WITHOUT ROWID;
`
