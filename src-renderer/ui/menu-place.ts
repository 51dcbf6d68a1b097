/**
 * Menus are rendered in the main landmark, because for screen readers everything on a page should be in one.
 */
export const menuPlace = (): Element => document.querySelector('main') ?? document.body
