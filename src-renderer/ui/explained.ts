import { on } from 'svelte/events'
import type { Attachment } from 'svelte/attachments'

/** How long the pointer must rest on an element before its tooltip appears. */
const restMs = 400

export function explained(tell: (wanted: HTMLElement | null) => void): Attachment<HTMLElement> {
  return element => {
    let resting: ReturnType<typeof setTimeout> | undefined
    let isPressed = false
    let watching: readonly (() => void)[] = []
    const hide = (): void => {
      clearTimeout(resting)
      if (watching.length === 0) return
      for (const end of watching) end()
      watching = []
      tell(null)
    }
    const show = (): void => {
      hide()
      watching = [
        on(window, 'keydown', ({ key }) => key === 'Escape' && hide(), { capture: true }),
        // Scrolling hides the tooltip, which doesn't move with the element.
        on(window, 'scroll', ({ target }) => (target as Node).contains(element) && hide(), { capture: true })
      ]
      tell(element)
    }
    const ends = [
      on(element, 'pointerenter', ({ pointerType }) => {
        if (pointerType !== 'touch') resting = setTimeout(show, restMs)
      }),
      on(element, 'pointerleave', hide),
      // Pressing the element also focuses it, but this focus must not show the tooltip.
      on(element, 'pointerdown', () => {
        isPressed = true
        hide()
        addEventListener('pointerup', () => (isPressed = false), { once: true })
      }),
      on(element, 'click', hide),
      on(element, 'focus', event => {
        if (!isPressed && !returns(event)) show()
      }),
      on(element, 'blur', hide)
    ]
    return () => {
      hide()
      for (const end of ends) end()
    }
  }
}

/**
 * Whether the focus returns from a dialog or menu that the element has opened. A tooltip would then be
 * redundant and stay open.
 */
function returns({ relatedTarget: from, currentTarget }: FocusEvent): boolean {
  if (!(from instanceof Element)) return true
  const opened = from.closest('[role="dialog"], [role="menu"], [role="listbox"]')
  return opened !== null && !opened.contains(currentTarget as Node)
}
