import { screen, type BrowserWindow } from 'electron'
import type { WindowBounds } from '../first-state/saved-first-state'
import { isSamePlace } from './user-bounds'

export const settledMs = 1_000

export const boundsOf = (window: BrowserWindow): WindowBounds => ({
  ...window.getNormalBounds(),
  maximised: window.isMaximized()
})

/**
 * Sets a window's bounds. A scaled display rounds them, by up to two px at a scale of 1.25, so they are set
 * again with the difference added.
 */
export function put(window: BrowserWindow, { x, y, width, height }: WindowBounds): void {
  const wanted = { x, y, width, height }
  window.setBounds(wanted)
  const found = window.getBounds()
  if (isSamePlace(found, wanted)) return
  window.setBounds({
    x: 2 * x - found.x,
    y: 2 * y - found.y,
    width: 2 * width - found.width,
    height: 2 * height - found.height
  })
}

export function holdPlace(window: BrowserWindow, bounds: WindowBounds): void {
  const hold = (): void => {
    const found = window.getBounds()
    const isMoved = !isSamePlace(found, bounds) && isSamePlace({ ...found, x: bounds.x, y: bounds.y }, bounds)
    if (!isMoved || window.isMaximized()) return
    window.off('move', hold)
    put(window, bounds)
  }
  window.on('move', hold)
  setTimeout(() => window.isDestroyed() || window.off('move', hold), settledMs)
  hold()
}

/** Returns null if the title bar would be off screen, for example because a display was removed. */
export function visible(bounds: WindowBounds | null): WindowBounds | null {
  if (!bounds) return null
  const onScreen = screen.getAllDisplays().some(({ workArea }) => {
    const [right, bottom] = [workArea.x + workArea.width, workArea.y + workArea.height]
    return (
      bounds.x + 80 < right &&
      bounds.x + bounds.width - 80 > workArea.x &&
      bounds.y >= workArea.y &&
      bounds.y + 40 < bottom
    )
  })
  return onScreen ? bounds : null
}
