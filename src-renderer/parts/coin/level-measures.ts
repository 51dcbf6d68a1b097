/** Heights of the rows of levels, px, which the scale next to them relies on. */
export const levelRowHeight = 22
export const levelHeadHeight = 20
