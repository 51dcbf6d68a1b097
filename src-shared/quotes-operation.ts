export const quotesOperation = 'getData'

export const topOperation = 'getTop'
