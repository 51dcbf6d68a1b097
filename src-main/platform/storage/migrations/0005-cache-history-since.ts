/** The start of the coin's history at the service. Null if the service's coin list doesn't include it. */
export const historySince = `
ALTER TABLE coin ADD COLUMN history_since INTEGER;
`
