/** The service's operation that loads quotes. */
export const quotesOperation = 'getData'
