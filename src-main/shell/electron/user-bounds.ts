import type { WindowBounds } from '../first-state/saved-first-state'

type Place = Omit<WindowBounds, 'maximised'>

/** On a scaled display, setting and reading bounds round separately. */
const roundingPx = 1

export const isSamePlace = (one: Place, other: Place): boolean =>
  (['x', 'y', 'width', 'height'] as const).every(side => Math.abs(one[side] - other[side]) <= roundingPx)

/**
 * Distinguishes the user's changes to the window from the desktop's. Saving rounded or adjusted
 * bounds would make the window drift with every start.
 */
export class UserBounds {
  #saved: WindowBounds | null = null
  #found: WindowBounds | null = null

  /** The window was opened at the saved bounds, or the default ones for null. */
  opened(saved: WindowBounds | null): void {
    this.#saved = saved
    this.#found = null
  }

  /** The actual bounds after opening. Later changes come from the user. */
  settled(found: WindowBounds): void {
    this.#found = found
  }

  /** Returns the bounds to save, or null if the user hasn't changed them since the last save. */
  changed(now: WindowBounds): WindowBounds | null {
    const [saved, found] = [this.#saved, this.#found]
    if (!found) return null
    const isMoved = !isSamePlace(now, found)
    if (!isMoved && now.maximised === found.maximised) return null
    this.#saved = { ...(isMoved ? now : (saved ?? now)), maximised: now.maximised }
    this.#found = now
    return this.#saved
  }
}
