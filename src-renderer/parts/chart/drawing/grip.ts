import type { Point } from '../../../charts/drawings/lines'

/** Something on a chart that the pointer holds. */
export interface Grip {
  move(place: Point): void
  /** Let go of. */
  drop(place: Point): void
  /** As if it had not been taken. */
  cancel(): void
}
