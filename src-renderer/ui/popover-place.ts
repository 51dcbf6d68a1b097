import { autoUpdate, computePosition, flip, offset, shift, size, type Placement } from '@floating-ui/dom'
import type { Attachment } from 'svelte/attachments'

/** Minimum distance to the edges of the window, px. The same as for menus. */
const padding = 8

interface Place {
  readonly placement: Placement
  /** Distance from the anchor, px. */
  readonly gap: number
  readonly isWide?: boolean
}

/**
 * Shows a popover at one side of its anchor, or at the opposite side if it doesn't fit. It moves with the
 * anchor, for example if its dialog grows.
 */
export function popoverPlace(
  anchor: () => Element | null,
  { placement, gap, isWide = false }: Place
): Attachment<HTMLElement> {
  return node => {
    node.showPopover()
    const target = anchor() ?? node
    const widen = size({
      padding,
      apply({ rects }) {
        if (isWide) node.style.minWidth = `${rects.reference.width}px`
      }
    })
    const middleware = [offset(gap), widen, flip({ padding }), shift({ padding })]
    const place = async (): Promise<void> => {
      const { x, y } = await computePosition(target, node, { placement, strategy: 'fixed', middleware })
      Object.assign(node.style, { left: `${x}px`, top: `${y}px` })
    }
    const stop = autoUpdate(target, node, () => void place())
    return () => {
      stop()
      node.hidePopover()
    }
  }
}
