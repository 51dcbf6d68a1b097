import type { Attachment } from 'svelte/attachments'

const gap = 4

/**
 * Shows a popover of the page over everything, whatever clips or covers what is around it: below its anchor and as wide
 * at least, above it where more room is there.
 */
export function overAll(anchor: () => Element | null): Attachment<HTMLElement> {
  return node => {
    node.showPopover()
    const { top, bottom, left, width } = anchor()?.getBoundingClientRect() ?? node.getBoundingClientRect()
    const below = innerHeight - bottom - gap
    const isAbove = below < node.offsetHeight && top > below
    node.style.minWidth = `${width}px`
    node.style.left = `${Math.max(gap, Math.min(left, innerWidth - node.offsetWidth - gap))}px`
    if (isAbove) node.style.bottom = `${innerHeight - top + gap}px`
    else node.style.top = `${bottom + gap}px`
    return () => node.hidePopover()
  }
}
