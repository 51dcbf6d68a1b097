import type { Attachment } from 'svelte/attachments'

export type PopoverSide = 'top' | 'right' | 'bottom' | 'left'

/** Distance to the anchor and to the window's edges, px. */
const [gap, margin] = [6, 8]

const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const

/** Appended to the body, because text inside a button becomes part of its name. */
export function popoverAtSide(anchor: Element, side: PopoverSide): Attachment<HTMLElement> {
  return node => {
    document.body.append(node)
    node.showPopover()
    const box = anchor.getBoundingClientRect()
    const [width, height] = [node.offsetWidth, node.offsetHeight]
    const room = {
      top: box.top,
      left: box.left,
      bottom: innerHeight - box.bottom,
      right: innerWidth - box.right
    }
    const needed = gap + margin + (side === 'left' || side === 'right' ? width : height)
    const chosen = room[side] < needed && room[opposite[side]] > room[side] ? opposite[side] : side
    const [left, top] = {
      top: [box.left + (box.width - width) / 2, box.top - gap - height],
      bottom: [box.left + (box.width - width) / 2, box.bottom + gap],
      left: [box.left - gap - width, box.top + (box.height - height) / 2],
      right: [box.right + gap, box.top + (box.height - height) / 2]
    }[chosen] as [number, number]
    node.style.left = `${within(left, innerWidth - width)}px`
    node.style.top = `${within(top, innerHeight - height)}px`
    return () => node.hidePopover()
  }
}

const within = (place: number, end: number): number => Math.max(margin, Math.min(place, end - margin))
