/** In px, as the style of the table has them: a row of one line, and the heading over the rows. */
export const rowHeight = 28
export const headHeight = 24

/** As many as are drawn without a look at which of them can be seen: about those of a high screen. */
export const mostPlainRows = 40
