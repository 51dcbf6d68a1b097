/** From when on the service has a coin's history, as its list says; null where it does not. */
export const historySince = `
ALTER TABLE coin ADD COLUMN history_since INTEGER;
`
