/** In px. Must match the table's CSS. */
export const rowHeight = 28
export const headHeight = 24

/** About one tall screen. */
export const mostPlainRows = 40
