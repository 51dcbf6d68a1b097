/** In px. Must match the table's CSS. */
export const rowHeight = 28
export const headHeight = 24

/** The most rows that are rendered without measuring them, about one tall screen. */
export const mostPlainRows = 40
