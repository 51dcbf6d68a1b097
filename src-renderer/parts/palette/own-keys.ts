import {
  keysOfPress,
  meaningOfKeys,
  type OwnShortcuts,
  type PressMeaning
} from '../../../src-shared/shortcuts'
import { isFromCommand } from './press-on-chart'

/**
 * Elements that handle single letter keys themselves, for example to jump to an entry by its first letter.
 */
const seeking = '[role="menu"], [role="listbox"], [aria-modal="true"]'

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

export const isPlain = (target: EventTarget | null): boolean =>
  !isTyping(target) && !(target instanceof Element && target.closest(seeking))

/** Returns null if the key has its default meaning. */
export function meaningOfPress(event: KeyboardEvent, own: OwnShortcuts): PressMeaning | null {
  const keys = keysOfPress(event)
  if (keys === null || event.isComposing || event.getModifierState('AltGraph') || isFromCommand(event))
    return null
  const element = event.target instanceof Element ? event.target : document.body
  if (keys.length === 1 && !isPlain(element)) return null
  return meaningOfKeys(keys, own, element.closest('[data-chart] [role="img"]') !== null)
}
