import type { Attachment } from 'svelte/attachments'

interface RovingOptions {
  /**
   * Which arrow keys move between controls. Toolbars use left and right, because the down arrow opens menus.
   */
  readonly along?: 'row' | 'column' | 'both'
  readonly controls?: string
}

const back = { row: ['ArrowLeft'], column: ['ArrowUp'], both: ['ArrowLeft', 'ArrowUp'] } as const
const on = { row: ['ArrowRight'], column: ['ArrowDown'], both: ['ArrowRight', 'ArrowDown'] } as const

const current = ':is([aria-current]:not([aria-current="false"]), [aria-checked="true"])'

/**
 * Arrow keys, Home and End move between the controls, which are a single tab stop. Tab returns to the
 * control that had the focus before.
 */
export const roving =
  ({
    along = 'row',
    controls = 'button,a[href],input,select'
  }: RovingOptions = {}): Attachment<HTMLElement> =>
  node => {
    let stop: HTMLElement | null = null
    let known: readonly HTMLElement[] = []
    let checking: (() => void) | null = null

    const found = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>(controls)]
    const usable = (): HTMLElement[] =>
      found().filter(control => !control.matches(':disabled') && isVisible(control))

    /**
     * Chooses the control that can be reached by Tab. Assumes that controls are visible, which `check`
     * corrects later.
     */
    function apply(): void {
      known = found()
      choose(known.filter(control => !control.matches(':disabled')))
      checking ??= afterPaint(check)
    }

    /**
     * Corrects the choice if the control is hidden. Checking this makes the browser calculate styles, which
     * it has already done after the frame. Otherwise, each toolbar would cause another calculation while a
     * view is being built.
     */
    function check(): void {
      checking = null
      if (!stop || isVisible(stop)) return
      choose(usable())
      observer.takeRecords()
    }

    function choose(all: readonly HTMLElement[]): void {
      if (!stop || !all.includes(stop)) stop = all.find(one => one.matches(current)) ?? all[0] ?? null
      for (const control of known) {
        const index = control === stop ? 0 : -1
        // Attributes are set only if they differ, because setting one would notify the mutation observer.
        if (control.getAttribute('tabindex') !== String(index)) control.tabIndex = index
      }
    }

    function take({ target }: Event): void {
      if (!(target instanceof HTMLElement) || !target.matches(controls)) return
      stop = target
      apply()
    }

    function press(event: KeyboardEvent): void {
      const { target, key } = event
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      if (!(target instanceof HTMLElement) || !target.matches(controls)) return
      const all = usable()
      const at = all.indexOf(target)
      const to = stepTo(key, at, all.length, along)
      if (to === null || at < 0 || !leaves(target, key)) return
      event.preventDefault()
      // The key must not reach a surrounding group, which may handle arrow keys too.
      event.stopPropagation()
      all[to]?.focus()
    }

    const observer = new MutationObserver(records => {
      // Does nothing if only other content has changed. Prices change often, but the controls rarely do.
      const now = found()
      const isSame = now.length === known.length && now.every((control, index) => control === known[index])
      if (isSame && records.every(({ type }) => type === 'childList')) return
      apply()
      // Ignores the changes that `apply` made.
      observer.takeRecords()
    })
    const attributeFilter = ['disabled', 'hidden', 'tabindex']
    observer.observe(node, { childList: true, subtree: true, attributeFilter })
    node.addEventListener('focusin', take)
    node.addEventListener('keydown', press, { capture: true })
    apply()
    return () => {
      checking?.()
      observer.disconnect()
      node.removeEventListener('focusin', take)
      node.removeEventListener('keydown', press, { capture: true })
    }
  }

function stepTo(key: string, at: number, count: number, along: 'row' | 'column' | 'both'): number | null {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if ((back[along] as readonly string[]).includes(key)) return (at - 1 + count) % count
  return (on[along] as readonly string[]).includes(key) ? (at + 1) % count : null
}

/** An arrow key leaves a text field only if the cursor is at the end in that direction. */
function leaves(control: HTMLElement, key: string): boolean {
  if (!(control instanceof HTMLInputElement) || control.selectionStart === null) return true
  if (control.selectionStart !== control.selectionEnd) return false
  if (key === 'ArrowLeft') return control.selectionStart === 0
  return key === 'ArrowRight' && control.selectionStart === control.value.length
}

function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const frame = requestAnimationFrame(() => (timer = setTimeout(run)))
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

/** jsdom has no layout, so everything counts as visible. */
const isVisible = (element: Element): boolean =>
  element.checkVisibility?.({ visibilityProperty: true }) ?? true
