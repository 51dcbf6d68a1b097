import type { WindowBounds } from '../first-state/kept-first-state'

type Place = Omit<WindowBounds, 'maximised'>

/** Where a display is scaled, setting a place and reading it each round it. */
const roundingPx = 1

export const isSamePlace = (one: Place, other: Place): boolean =>
  (['x', 'y', 'width', 'height'] as const).every(side => Math.abs(one[side] - other[side]) <= roundingPx)

/**
 * Tells what the user did to a window from what the desktop made of its place. Rounded and moved places that are saved, restored
 * and saved again would add up from start to start.
 */
export class UserBounds {
  #saved: WindowBounds | null = null
  #found: WindowBounds | null = null

  /** A window was opened at the saved bounds, or at the usual ones for null. */
  opened(saved: WindowBounds | null): void {
    this.#saved = saved
    this.#found = null
  }

  /** What the desktop made of them: from here on changes are the user's. */
  settled(found: WindowBounds): void {
    this.#found = found
  }

  /** @returns the bounds to save; null if the user changed nothing since they were saved */
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
