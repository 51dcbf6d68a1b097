import { rolledUp } from './ledger-parts'

// The user can enter a call's price (state 'told'). That settles the call permanently and adds the price to the sums of
// its day.
export const userPrices = `
DROP TRIGGER ledger_call_rolled_up;
${rolledUp("'charged', 'free', 'inferred', 'told'")}
`
