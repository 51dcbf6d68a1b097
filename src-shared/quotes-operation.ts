/** The operation that loads quotes. */
export const quotesOperation = 'getData'
