/** Widths of the watch view's parts, px. */
export interface PaneLayout {
  /** The list is docked; otherwise it is a drawer. */
  readonly listDocked: boolean
  readonly listWidth: number
  readonly listMax: number
  /** The side panel has room to dock; otherwise it is a drawer. */
  readonly panelDocked: boolean
}

/** Fits a table with a name and three prices. */
export const panelWidth = 304
/** The navigation next to every view. */
export const railWidth = 48
export const listMin = 280
const areaMin = 400

/** Fits coin, price, change and age; the middle one also name and trend, the wide one also the range. */
const [narrowList, middleList, wideList] = [320, 444, 500]
/** From these widths, there is room for the middle and the wide list next to a chart and the side panel. */
const [roomy, spacious] = [1200, 1500]

/**
 * Divides `width`. The panel undocks first, then the list. A width of 0 means unmeasured and counts as wide. `drawn`
 * is the user's width of the list, null if never set.
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
