import type { Point } from '../../../../src-shared/drawings/geometry'

export interface Grip {
  move(place: Point): void
  drop(place: Point): void
  cancel(): void
}
