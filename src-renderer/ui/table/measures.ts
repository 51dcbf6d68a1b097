/** Height of a one-line row and of the heading in px. Must match the table's CSS. */
export const rowHeight = 28
export const headHeight = 24

/** Tables with at most this many rows (about one tall screen) render all of them. */
export const mostPlainRows = 40
