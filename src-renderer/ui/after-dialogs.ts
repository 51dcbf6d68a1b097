/** A dialog over the whole window; a drawer within a view is none. */
const dialogs = 'body > [aria-modal="true"]'

/**
 * Acts once no dialog is open over the window, at once if none is. What rearranges a view waits for it: a question goes with
 * the part of the view that asks it.
 * @returns stops waiting
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
