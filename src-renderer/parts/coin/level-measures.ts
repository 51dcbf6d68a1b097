/** Height of a row with a price level, px. The scale next to the rows uses it too. */
export const levelRowHeight = 22
