/** Only dialogs over the whole window, not drawers within a view. */
const dialogs = 'body > [aria-modal="true"]'

/**
 * Runs `act` when no dialog is open over the window, possibly at once. Rearranging a view must wait, since an open
 * question disappears together with the part of the view it belongs to.
 * @returns a function that stops waiting
 */
export function afterDialogs(act: () => void): () => void {
  const isOpen = (): boolean => document.querySelector(dialogs) !== null
  const observer = new MutationObserver(() => {
    if (isOpen()) return
    observer.disconnect()
    act()
  })
  if (isOpen()) observer.observe(document.body, { childList: true })
  else act()
  return () => observer.disconnect()
}
