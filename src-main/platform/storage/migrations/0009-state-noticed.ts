export const noticed = `
-- What came true, as JSON; null in entries of earlier versions, which kept sentences in title and body.
ALTER TABLE alert_inbox ADD COLUMN noticed TEXT;
`
