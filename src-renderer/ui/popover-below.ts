import type { Attachment } from 'svelte/attachments'

const gap = 4

/** Shown below its anchor and at least as wide, or above if there is more room. */
export function popoverBelow(anchor: () => Element | null): Attachment<HTMLElement> {
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
