// The trigger as JSON. Null in earlier entries, which have sentences as title and body.
export const noticed = `
ALTER TABLE alert_inbox ADD COLUMN noticed TEXT;
`
