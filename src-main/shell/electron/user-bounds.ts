import type { WindowBounds } from '../first-state/saved-first-state'

type Place = Omit<WindowBounds, 'maximised'>

/** On a scaled display, bounds are rounded both when they are set and when they are read. */
const roundingPx = 1

export const isSamePlace = (one: Place, other: Place): boolean =>
  (['x', 'y', 'width', 'height'] as const).every(side => Math.abs(one[side] - other[side]) <= roundingPx)

/** If bounds that the desktop rounded were saved, the window would move a little with every start. */
export class UserBounds {
  #saved: WindowBounds | null = null
  #found: WindowBounds | null = null

  opened(saved: WindowBounds | null): void {
    this.#saved = saved
    this.#found = null
  }

  /** Later changes count as made by the user. */
  settled(found: WindowBounds): void {
    this.#found = found
  }

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
