/** Heights of the rows of levels, px. The scale next to them relies on these. */
export const levelRowHeight = 22
export const levelHeadHeight = 20
