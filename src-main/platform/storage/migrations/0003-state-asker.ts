import { ledgerView } from './ledger-parts'

// Who made the call: the schedule, which has a share of each budget, or the user. Unknown for earlier calls, which
// count as scheduled. At worst, the schedule's share then looks more used than it is.
export const asker = `
ALTER TABLE ledger_call ADD COLUMN asker TEXT NOT NULL DEFAULT 'schedule';

DROP VIEW ledger;
${ledgerView('c.id, c.at, c.operation, c.feature, c.expected, c.reserved, c.asker')}
`
