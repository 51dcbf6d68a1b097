import type { Attachment } from 'svelte/attachments'

/**
 * Tells an element's size once it is laid out, and whenever it is another: in the frame that shows it, before that is painted.
 * Svelte's own bindings ask as soon as the element is there, and all of the page is laid out for each answer.
 */
export const sized =
  (tell: (element: Element) => void): Attachment =>
  element => {
    const observer = new ResizeObserver(() => tell(element))
    observer.observe(element)
    return () => observer.disconnect()
  }
