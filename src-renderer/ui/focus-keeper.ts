/** Containers that may receive the focus instead, because screen readers announce them. */
const places = 'main, section, aside, [role="grid"], [role="dialog"], [role="alertdialog"]'

/**
 * How many focused elements are remembered. It's enough to return to the page from a confirmation in a menu
 * of a dialog.
 */
const mostTrails = 6

/**
 * If the focused element is removed or disabled, focuses the nearest remaining container. Otherwise users of
 * keyboards and screen readers would start at the top again.
 * @returns a function that stops this
 */
export function keepFocus(document: Document): () => void {
  /** The elements that had the focus, newest first, each with its ancestors. */
  let trails: readonly (readonly Element[])[] = []

  function remember({ target }: FocusEvent): void {
    if (!(target instanceof Element)) return
    const trail: Element[] = []
    for (let at: Element | null = target; at && at !== document.body; at = at.parentElement) trail.push(at)
    trails = [trail, ...trails].slice(0, mostTrails)
  }

  /** Forgets the trails if the user has clicked an empty area, which removes the focus on purpose. */
  function forget(): void {
    setTimeout(() => {
      if (document.activeElement === document.body && trails[0]?.[0] && isUsable(trails[0][0])) trails = []
    })
  }

  function restore(): void {
    const [last] = trails
    if (document.activeElement !== document.body || !last?.[0] || isUsable(last[0])) return
    const modal = [...document.querySelectorAll('[aria-modal="true"]')].at(-1)
    for (const trail of trails) {
      const place = trail.find(
        element => element.matches(places) && element.isConnected && (!modal || modal.contains(element))
      )
      if (!(place instanceof HTMLElement)) continue
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1
      place.focus({ preventScroll: true })
      return
    }
  }

  const observer = new MutationObserver(restore)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'hidden'] })
  document.addEventListener('focusin', remember)
  document.addEventListener('focusout', forget)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', remember)
    document.removeEventListener('focusout', forget)
  }
}

const isUsable = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled') && element.closest('[hidden]') === null
