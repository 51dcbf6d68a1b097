/**
 * Menus are rendered in the main landmark, because everything on a page should be in a landmark for screen
 * readers.
 */
export const menuPlace = (): Element => document.querySelector('main') ?? document.body
