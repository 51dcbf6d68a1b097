/** Px. The scale next to the rows relies on these. */
export const levelRowHeight = 22
export const levelHeadHeight = 20
