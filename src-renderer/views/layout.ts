/** How the watchlist and the side panel fit next to the chart. Widths are in px. */
export interface PaneLayout {
  /** True if the watchlist fits next to the chart. If not, it is a drawer. */
  readonly listDocked: boolean
  readonly listWidth: number
  readonly listMax: number
  /** True if the side panel fits as well. If not, it is a drawer. */
  readonly panelDocked: boolean
}

/** Wide enough for a table with names and three prices. */
export const panelWidth = 304
export const railWidth = 48
export const listMin = 280
const areaMin = 400

/**
 * The narrow list has room for coin, price, change and age, the middle one also for name and trend, and the
 * wide one also for the range.
 */
const [narrowList, middleList, wideList] = [320, 444, 500]
/** The window widths from which the middle and the wide list fit next to a chart and the side panel. */
const [roomy, spacious] = [1200, 1500]

/**
 * If there isn't enough room, first the panel becomes a drawer, and then the watchlist. A width of 0 means
 * that it hasn't been measured, and is treated as wide.
 * @param drawn watchlist width that the user has set, or null
 */
export function divide(width: number, drawn: number | null, panelWanted: boolean): PaneLayout {
  const room = width === 0 ? Infinity : width
  const listDocked = room >= listMin + areaMin
  const panelDocked = room >= listMin + areaMin + panelWidth
  const taken = panelDocked && panelWanted ? panelWidth : 0
  const listMax = Math.max(listMin, Math.min(720, room - areaMin - taken))
  const fitting = room >= spacious ? wideList : room >= roomy ? middleList : narrowList
  const wanted = drawn ?? fitting
  return { listDocked, panelDocked, listMax, listWidth: Math.min(listMax, Math.max(listMin, wanted)) }
}
