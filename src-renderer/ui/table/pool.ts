export interface TableViewport {
  /** In px. */
  readonly top: number
  readonly height: number
  readonly rowHeight: number
  readonly count: number
}

/** How many rows above and below the view are rendered, so that scrolling by a notch shows no gaps. */
const beyond = 4

/**
 * A row that stays in view keeps its element. A new row reuses one that has left the view.
 * @returns row indices by element, in order if not scrolled
 */
export function pool({ top, height, rowHeight, count }: TableViewport): readonly number[] {
  const size = Math.min(count, Math.ceil(Math.max(0, height) / rowHeight) + 1 + 2 * beyond)
  const first = Math.max(0, Math.min(Math.floor(top / rowHeight) - beyond, count - size))
  const turned = size === 0 ? 0 : first % size
  return Array.from({ length: size }, (_, place) => first + ((place - turned + size) % size))
}
