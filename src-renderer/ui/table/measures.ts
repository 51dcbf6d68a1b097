/** In px. Must match the table's CSS. */
export const rowHeight = 28
export const headHeight = 24

export const mostPlainRows = 40
