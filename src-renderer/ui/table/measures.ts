/** Height of a one-line row and of the heading in px. Must match the table's CSS. */
export const rowHeight = 28
export const headHeight = 24

/** A table with no more rows than this draws all of them. They fill about one tall screen. */
export const mostPlainRows = 40
