import type { Input } from 'electron'
import type { WindowAction } from '../../../src-shared/actions'

type Keys = Pick<Input, 'type' | 'key' | 'control' | 'meta' | 'alt'>

const commands: Readonly<Record<string, WindowAction>> = {
  '+': 'zoom-in',
  '=': 'zoom-in',
  '-': 'zoom-out',
  '0': 'zoom-reset',
  w: 'close',
  q: 'quit'
}

export function keyAction({ type, key, control, meta, alt }: Keys, isMac: boolean): WindowAction | null {
  if (type !== 'keyDown' || alt) return null
  if (key === 'F11' && !isMac) return 'full-screen'
  const action = (isMac ? meta && !control : control && !meta) ? commands[key.toLowerCase()] : undefined
  // On macOS, the menu handles closing and quitting.
  return isMac && (action === 'close' || action === 'quit') ? null : (action ?? null)
}
