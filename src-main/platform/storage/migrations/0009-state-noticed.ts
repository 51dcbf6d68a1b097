// What triggered, as JSON. Null in entries of earlier versions.
export const noticed = `
ALTER TABLE alert_inbox ADD COLUMN noticed TEXT;
`
