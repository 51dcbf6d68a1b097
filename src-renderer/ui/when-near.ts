import type { Attachment } from 'svelte/attachments'

/** How far an element may be outside the visible part of a scrolled list to count as near. */
const scrollMargin = '1000px'

export const whenNear =
  (run: () => void): Attachment =>
  element => {
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        run()
      },
      { scrollMargin }
    )
    observer.observe(element)
    return () => observer.disconnect()
  }
