/** For screen readers, everything on a page should be in a landmark. */
export const menuPlace = (): Element => document.querySelector('main') ?? document.body
