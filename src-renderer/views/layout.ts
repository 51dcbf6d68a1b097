/** What fits next to the chart. Widths are in px. */
export interface PaneLayout {
  /** Otherwise, the watchlist is a drawer. */
  readonly listDocked: boolean
  readonly listWidth: number
  readonly listMax: number
  /** There is room for the side panel. Otherwise it is a drawer. */
  readonly panelDocked: boolean
}

/** Fits a table with names and three prices. */
export const panelWidth = 304
export const railWidth = 48
export const listMin = 280
const areaMin = 400

/**
 * The narrow list fits coin, price, change and age, the middle one also name and trend, and the wide one the
 * range as well.
 */
const [narrowList, middleList, wideList] = [320, 444, 500]
/** Window widths from which the wider lists fit next to a chart and the side panel. */
const [roomy, spacious] = [1200, 1500]

/**
 * Without enough room, first the panel becomes a drawer, then the watchlist. A width of 0 hasn't been
 * measured and counts as wide.
 * @param drawn watchlist width that the user set, or null
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
