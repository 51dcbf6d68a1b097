/** When the coin's history at the service begins. Null if its list doesn't say. */
export const historySince = `
ALTER TABLE coin ADD COLUMN history_since INTEGER;
`
