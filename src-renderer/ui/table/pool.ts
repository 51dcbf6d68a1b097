export interface Viewport {
  /** How far the rows are scrolled, px. */
  readonly top: number
  /** How much of them can be seen, px. */
  readonly height: number
  readonly rowHeight: number
  /** How many rows there are. */
  readonly count: number
}

/** Rows drawn beyond either edge of the view, so that a turn of the wheel does not run into nothing. */
const beyond = 4

/**
 * Which row each place of a pool shows. A row in view keeps its place as long as it is in view; one that comes takes
 * the place of one that left.
 * @returns the index of a row, by place; with nothing scrolled they are in order
 */
export function pool({ top, height, rowHeight, count }: Viewport): readonly number[] {
  const size = Math.min(count, Math.ceil(Math.max(0, height) / rowHeight) + 1 + 2 * beyond)
  const first = Math.max(0, Math.min(Math.floor(top / rowHeight) - beyond, count - size))
  const turned = size === 0 ? 0 : first % size
  return Array.from({ length: size }, (_, place) => first + ((place - turned + size) % size))
}
