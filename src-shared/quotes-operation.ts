/** The service's operation that loads quotes. */
export const quotesOperation = 'getData'

/** The service's operation that loads the largest coins with their prices. */
export const topOperation = 'getTop'
