/** A filter that matches all calls. */
export const anyCall = { operation: null, coin: null, feature: null, from: null, to: null, open: false }

/** The first page. Test ledgers fit on it. */
export const wholeLedger = { before: null, limit: 500, filter: anyCall }
