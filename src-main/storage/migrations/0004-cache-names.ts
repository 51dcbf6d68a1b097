/** The fear and greed index was kept as `mood`. */
export const names = `
UPDATE OR IGNORE kept SET name = 'fearGreed' WHERE name = 'mood';
`
