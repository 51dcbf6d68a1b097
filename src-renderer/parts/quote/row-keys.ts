/** What a key pressed on the list asks for. `to` is an index in the order shown. */
export type RowCommand =
  | { readonly kind: 'select'; readonly to: number }
  | { readonly kind: 'move'; readonly to: number }
  | { readonly kind: 'open' }
  | { readonly kind: 'remove' }

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

const rowsAPage = 10

/** Reads a key pressed on row `at` of `count`; null = not ours. With Alt, up and down move the row itself. */
export function rowCommand(pressed: Pressed, at: number, count: number): RowCommand | null {
  if (pressed.ctrlKey || pressed.metaKey || count === 0) return null
  const within = (to: number): number => Math.min(count - 1, Math.max(0, to))
  const steps: Record<string, number> = {
    ArrowUp: at - 1,
    ArrowDown: at + 1,
    Home: 0,
    End: count - 1,
    PageUp: at - rowsAPage,
    PageDown: at + rowsAPage
  }
  const step = steps[pressed.key]
  if (step !== undefined) {
    if (pressed.altKey && at < 0) return null
    return { kind: pressed.altKey ? 'move' : 'select', to: within(step) }
  }
  if (pressed.altKey || at < 0) return null
  if (pressed.key === 'Enter') return { kind: 'open' }
  if (pressed.key === 'Delete') return { kind: 'remove' }
  return null
}
