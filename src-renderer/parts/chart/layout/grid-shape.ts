import type { LayoutContent } from '@contract'
import { chartsOnScreen } from '../../../state/layout'

export interface GridShape {
  readonly columns: number
  readonly rows: number
  /** Positions of the visible charts in the layout (0 to 3), row by row. */
  readonly places: readonly number[]
}

/** The smallest size at which a chart can be read, in px. */
const least = { width: 180, height: 130 }
/** Ratio of width to height. */
const finest = 1.8

/**
 * The area is in px, and 0 before it has been measured. Two charts are placed side by side or one above the
 * other, whichever suits candles better. The active chart is always shown.
 */
export function gridShape(layout: LayoutContent, width: number, height: number): GridShape {
  const room = width > 0 && height > 0 ? { width, height } : { width: 1600, height: 900 }
  const fits = ({ columns, rows }: GridShape): boolean =>
    room.width / columns >= least.width && room.height / rows >= least.height
  const { active } = layout
  const pair = { places: chartsOnScreen({ count: 2, active }) }
  const pairs = [
    { columns: 2, rows: 1, ...pair },
    { columns: 1, rows: 2, ...pair }
  ].sort((one, other) => misfit(one, room) - misfit(other, room))
  const four = { columns: 2, rows: 2, places: [0, 1, 2, 3] }
  const one = { columns: 1, rows: 1, places: [active] }
  const wanted = layout.count === 4 ? [four, ...pairs] : layout.count === 2 ? pairs : []
  return wanted.find(fits) ?? one
}

function misfit(
  { columns, rows }: Omit<GridShape, 'places'>,
  room: { width: number; height: number }
): number {
  return Math.abs(Math.log(room.width / columns / (room.height / rows) / finest))
}
