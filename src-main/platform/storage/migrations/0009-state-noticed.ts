// The trigger as JSON. Null in entries of earlier versions, which stored the sentences of title and body.
export const noticed = `
ALTER TABLE alert_inbox ADD COLUMN noticed TEXT;
`
