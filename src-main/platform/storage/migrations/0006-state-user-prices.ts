import { rolledUp } from './ledger-parts'

// The user can enter a call's price (state 'told'). That settles the call for good, and it becomes part of its day too.
export const userPrices = `
DROP TRIGGER ledger_call_rolled_up;
${rolledUp("'charged', 'free', 'inferred', 'told'")}
`
