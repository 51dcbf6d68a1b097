import type { Attachment } from 'svelte/attachments'

/**
 * Reports the element after the layout and on each change of size, before the frame is painted. Svelte's own
 * bindings would force a layout for each element.
 */
export const sized =
  (tell: (element: Element) => void): Attachment =>
  element => {
    const observer = new ResizeObserver(() => tell(element))
    observer.observe(element)
    return () => observer.disconnect()
  }
