import { keysOfPress, meaningOf, type OwnShortcuts, type PressMeaning } from '../../../src-shared/shortcuts'
import { isFromCommand } from './press-on-chart'

/** In these, a single key seeks an entry or belongs to the dialog. */
const seeking = '[role="menu"], [role="listbox"], [aria-modal="true"]'

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

/** What the user's shortcuts make of a key press, null to leave it to the usual ones. */
export function meaningOfPress(event: KeyboardEvent, own: OwnShortcuts): PressMeaning | null {
  const keys = keysOfPress(event)
  if (keys === null || event.isComposing || event.getModifierState('AltGraph') || isFromCommand(event))
    return null
  const element = event.target instanceof Element ? event.target : document.body
  if (keys.length === 1 && (isTyping(element) || element.closest(seeking))) return null
  return meaningOf(keys, own, element.closest('[data-chart] [role="img"]') !== null)
}
