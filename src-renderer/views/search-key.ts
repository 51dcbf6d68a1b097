/** Whether `/` was pressed outside of text fields and dialogs, so that it focuses the coin search. */
export function isSearchKey({ key, ctrlKey, altKey, metaKey, target }: KeyboardEvent): boolean {
  if (key !== '/' || ctrlKey || altKey || metaKey) return false
  if ((target as HTMLElement).closest('input, textarea, select, [contenteditable], [role="dialog"]'))
    return false
  return document.querySelector('[aria-modal="true"]') === null
}
