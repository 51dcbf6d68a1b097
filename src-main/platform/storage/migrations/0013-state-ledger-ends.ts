/** Without these indexes, each start would scan months of entries. */
export const ledgerEnds = `
CREATE INDEX IF NOT EXISTS ledger_settlement_at ON ledger_settlement (at);
CREATE INDEX IF NOT EXISTS ledger_settlement_charged ON ledger_settlement (charged) WHERE state = 'charged';
`
