import type { Attachment } from 'svelte/attachments'

/** How far outside of the visible part of a scrolled list. */
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
