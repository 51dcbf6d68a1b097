export const initiator = `
ALTER TABLE ledger_call RENAME COLUMN asker TO initiator;
ALTER TABLE ledger_sum RENAME COLUMN asker TO initiator;
`
