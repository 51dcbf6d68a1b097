import type { Attachment } from 'svelte/attachments'

const highlightMs = 480
const fadeMs = 120

export function flash(price: () => number | null | undefined): Attachment<HTMLElement> {
  let before: number | null | undefined
  return element => {
    const now = price()
    const moved = typeof before === 'number' && typeof now === 'number' ? Math.sign(now - before) : 0
    before = now
    if (moved === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const colour = getComputedStyle(element).getPropertyValue(moved > 0 ? '--up' : '--down')
    const tint = `color-mix(in srgb, ${colour} 16%, transparent)`
    element.animate(
      [
        { backgroundColor: tint, offset: 0 },
        { backgroundColor: tint, offset: highlightMs / (highlightMs + fadeMs) },
        { backgroundColor: 'transparent', offset: 1 }
      ],
      highlightMs + fadeMs
    )
  }
}
