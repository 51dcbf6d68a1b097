import { ledgerView } from './ledger-parts'

// Whether the user or the schedule made a call. The schedule has a share of each budget. Earlier calls count
// as scheduled, so at worst its share looks more used than it is.
export const asker = `
ALTER TABLE ledger_call ADD COLUMN asker TEXT NOT NULL DEFAULT 'schedule';

DROP VIEW ledger;
${ledgerView('c.id, c.at, c.operation, c.feature, c.expected, c.reserved, c.asker')}
`
