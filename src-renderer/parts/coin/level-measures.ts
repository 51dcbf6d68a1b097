/** Heights of the rows of levels, px, which the scale next to them relies on. */
export const rowHeight = 22
export const headHeight = 20
