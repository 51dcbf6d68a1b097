import type { ReplayControl } from './replay-control.svelte'

/** Bars per step with Shift. */
const stride = 10

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey' | 'target'>

/** Returns whether it handled the key. */
export function pressReplayKey(event: Pressed, control: ReplayControl): boolean {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = event
  const { running, isChoosing } = control
  if (ctrlKey || altKey || metaKey || (!running && !isChoosing)) return false
  if (key === 'Escape') {
    void control.leave()
    return true
  }
  if (!running || isChoosing || !isFree(event)) return false
  switch (key) {
    case ' ':
      running.toggle()
      return true
    case 'ArrowRight':
    case 'ArrowLeft':
      running.pause()
      running.step((key === 'ArrowRight' ? 1 : -1) * (shiftKey ? stride : 1))
      return true
    case 'Home':
      running.jump(0)
      return true
    case 'End':
      running.jump(Infinity)
      return true
    default:
      return false
  }
}

/**
 * False if the focused element uses the key itself: text fields use arrow keys and the space bar, buttons the
 * space bar.
 */
function isFree({ key, target }: Pressed): boolean {
  const element = target instanceof Element ? target : null
  if (element?.closest('input, select, textarea, [role="radio"], [role="slider"]')) return false
  return !(key === ' ' && element?.closest('button'))
}
