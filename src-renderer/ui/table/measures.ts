/** In px, as the style of the table has them: a row of one line, and the heading over the rows. */
export const rowHeight = 28
export const headHeight = 24
