/** Height of a one-line row and of the heading in px. Must match the table's CSS. */
export const rowHeight = 28
export const headHeight = 24

/** Up to this many rows are all drawn: about a tall screen full. */
export const mostPlainRows = 40
