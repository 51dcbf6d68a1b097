import type { Point } from '../../../charts/drawings/lines'

export interface Grip {
  move(place: Point): void
  /** Released here. */
  drop(place: Point): void
  /** Undo the drag. */
  cancel(): void
}
