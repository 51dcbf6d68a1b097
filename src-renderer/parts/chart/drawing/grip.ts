import type { Point } from '../../../charts/drawings/lines'

export interface Grip {
  move(place: Point): void
  drop(place: Point): void
  cancel(): void
}
