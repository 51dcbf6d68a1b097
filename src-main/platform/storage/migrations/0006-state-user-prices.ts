import { rolledUp } from './ledger-parts'

// A call may be settled by what a person told (state 'told'): it is settled for good, and becomes part of its day too.
export const userPrices = `
DROP TRIGGER ledger_call_rolled_up;
${rolledUp("'charged', 'free', 'inferred', 'told'")}
`
