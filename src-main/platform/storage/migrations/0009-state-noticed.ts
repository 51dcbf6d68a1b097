// The trigger as JSON. Null in earlier entries.
export const noticed = `
ALTER TABLE alert_inbox ADD COLUMN noticed TEXT;
`
