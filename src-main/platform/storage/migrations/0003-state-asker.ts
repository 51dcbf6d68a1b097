import { ledgerView } from './ledger-parts'

// Who a call was made for: what runs by itself has a share of each budget, and the rest is a person's. Nobody knows it
// of calls made before this was written down; counted to the share they can't make it larger than it is.
export const asker = `
ALTER TABLE ledger_call ADD COLUMN asker TEXT NOT NULL DEFAULT 'schedule';

DROP VIEW ledger;
${ledgerView('c.id, c.at, c.operation, c.feature, c.expected, c.reserved, c.asker')}
`
