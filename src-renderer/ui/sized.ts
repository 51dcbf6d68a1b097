import type { Attachment } from 'svelte/attachments'

/**
 * Reports an element's size after layout and on every change, in the same frame before painting. Svelte's size
 * bindings read it at once, which forces a layout of the page for each element.
 */
export const sized =
  (tell: (element: Element) => void): Attachment =>
  element => {
    const observer = new ResizeObserver(() => tell(element))
    observer.observe(element)
    return () => observer.disconnect()
  }
