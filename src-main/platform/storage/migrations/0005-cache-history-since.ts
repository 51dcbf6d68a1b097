/** When the coin's history at the service starts. Null if the service doesn't say. */
export const historySince = `
ALTER TABLE coin ADD COLUMN history_since INTEGER;
`
