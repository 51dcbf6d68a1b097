export const names = `
UPDATE OR IGNORE kept SET name = 'fearGreed' WHERE name = 'mood';
`
