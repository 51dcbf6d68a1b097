/**
 * Menus are added to the main landmark, because screen readers expect all content of a page in a landmark.
 */
export const menuPlace = (): Element => document.querySelector('main') ?? document.body
