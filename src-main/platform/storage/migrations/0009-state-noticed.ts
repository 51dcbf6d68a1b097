// What came true, as JSON; null in entries of earlier versions, which kept sentences in title and body.
export const noticed = `
ALTER TABLE alert_inbox ADD COLUMN noticed TEXT;
`
