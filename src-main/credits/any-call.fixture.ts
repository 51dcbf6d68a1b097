/** A filter that matches all calls. */
export const anyCall = { operation: null, coin: null, feature: null, from: null, to: null, open: false }

/** The first page. It is large enough for every test ledger. */
export const wholeLedger = { before: null, limit: 500, filter: anyCall }
