export const anyCall = { operation: null, coin: null, feature: null, from: null, to: null, open: false }

export const wholeLedger = { before: null, limit: 500, filter: anyCall }
