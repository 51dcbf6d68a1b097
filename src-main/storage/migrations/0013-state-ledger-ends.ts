/** Each start asks for the newest moment and the dearest call of the ledger: with months in it that read all of it. */
export const ledgerEnds = `
CREATE INDEX IF NOT EXISTS ledger_settlement_at ON ledger_settlement (at);
CREATE INDEX IF NOT EXISTS ledger_settlement_charged ON ledger_settlement (charged) WHERE state = 'charged';
`
