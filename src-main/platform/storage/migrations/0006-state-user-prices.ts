import { rolledUp } from './ledger-parts'

// State 'told' means that the user entered the price. That settles the call and adds the price to the sums of
// its day.
export const userPrices = `
DROP TRIGGER ledger_call_rolled_up;
${rolledUp("'charged', 'free', 'inferred', 'told'")}
`
