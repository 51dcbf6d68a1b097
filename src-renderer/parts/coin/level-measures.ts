/** Heights of the rows with price levels, px. The scale next to the rows uses them too. */
export const levelRowHeight = 22
export const levelHeadHeight = 20
