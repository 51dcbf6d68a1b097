import type { Input } from 'electron'

type Keys = Pick<Input, 'type' | 'key' | 'control' | 'meta' | 'alt'>
type Action = 'zoom-in' | 'zoom-out' | 'zoom-reset' | 'full-screen' | 'close' | 'quit'

const commands: Readonly<Record<string, Action>> = {
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
  '0': 'zoom-reset',
  w: 'close',
  q: 'quit'
}

/** The standard desktop action of a key, or null if the key belongs to the page. */
export function keyAction({ type, key, control, meta, alt }: Keys, isMac: boolean): Action | null {
  if (type !== 'keyDown' || alt) return null
  if (key === 'F11' && !isMac) return 'full-screen'
  const action = (isMac ? meta && !control : control && !meta) ? commands[key.toLowerCase()] : undefined
  // The macOS menu handles these.
  return isMac && (action === 'close' || action === 'quit') ? null : (action ?? null)
}
