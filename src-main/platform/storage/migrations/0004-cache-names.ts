/** The fear and greed index used to be stored as `mood`. */
export const names = `
UPDATE OR IGNORE kept SET name = 'fearGreed' WHERE name = 'mood';
`
