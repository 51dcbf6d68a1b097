/** Where menus are rendered: inside the page's main landmark, so that screen readers find them in a landmark. */
export const menuPlace = (): Element => document.querySelector('main') ?? document.body
