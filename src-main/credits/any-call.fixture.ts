/** Of the ledger whatever there is. */
export const anyCall = { operation: null, coin: null, feature: null, from: null, to: null, open: false }

/** Its first page, which in a test is all of it. */
export const wholeLedger = { before: null, limit: 500, filter: anyCall }
