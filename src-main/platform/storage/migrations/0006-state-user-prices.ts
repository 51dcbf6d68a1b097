import { rolledUp } from './ledger-parts'

// State 'told': the user entered the price. That settles the call and adds the price to its day's sums.
export const userPrices = `
DROP TRIGGER ledger_call_rolled_up;
${rolledUp("'charged', 'free', 'inferred', 'told'")}
`
