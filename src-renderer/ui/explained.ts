import { on } from 'svelte/events'
import type { Attachment } from 'svelte/attachments'

/** Before a pointer that rests on an element is taken for a question, in ms. */
const restMs = 400

/** Says when an element's explanation is wanted: the pointer rests on it, or the focus comes to it. */
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
        // It would stay where the element was.
        on(window, 'scroll', ({ target }) => (target as Node).contains(element) && hide(), { capture: true })
      ]
      tell(element)
    }
    const ends = [
      on(element, 'pointerenter', ({ pointerType }) => {
        if (pointerType !== 'touch') resting = setTimeout(show, restMs)
      }),
      on(element, 'pointerleave', hide),
      // What is pressed is known; the focus that comes with the press asks nothing either.
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

/** Focus that comes back from what a button opened explains nothing new, and its tooltip would stay. */
function returns({ relatedTarget: from, currentTarget }: FocusEvent): boolean {
  if (!(from instanceof Element)) return true
  const opened = from.closest('[role="dialog"], [role="menu"], [role="listbox"]')
  return opened !== null && !opened.contains(currentTarget as Node)
}
