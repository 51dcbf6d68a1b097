/** The height of a row in px. The scale next to the rows uses it too. */
export const levelRowHeight = 22
