/** Matches dialogs, which cover the whole window, but not drawers within a view. */
const dialogs = 'body > [aria-modal="true"]'

/**
 * Runs `act` as soon as no dialog is open, which may be immediately. Rearranging a view earlier could remove
 * an open confirmation.
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
