/**
 * The element in which menus are rendered. It is the page's main landmark, because everything on a page should be in
 * a landmark for screen readers.
 */
export const menuPlace = (): Element => document.querySelector('main') ?? document.body
