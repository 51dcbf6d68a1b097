/** In px. Must match the table's CSS. */
export const rowHeight = 28
export const headHeight = 24

/** Longer tables draw only visible rows. This is about one tall screen. */
export const mostPlainRows = 40
