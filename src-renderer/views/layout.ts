/** Widths of the watch view's parts, px. */
export interface PaneLayout {
  /** The list is next to the chart. If false, it is a drawer. */
  readonly listDocked: boolean
  readonly listWidth: number
  readonly listMax: number
  /** The side panel is next to the chart if wanted. If false, it is a drawer. */
  readonly panelDocked: boolean
}

/** Wide enough for a table with a name and three prices. */
export const panelWidth = 304
export const railWidth = 48
export const listMin = 280
const areaMin = 400

/**
 * Widths of the list. The narrow one fits coin, price, change and age, the middle one also name and trend,
 * and the wide one also the range.
 */
const [narrowList, middleList, wideList] = [320, 444, 500]
/** From these window widths on, the middle or the wide list fits next to a chart and the side panel. */
const [roomy, spacious] = [1200, 1500]

/**
 * If there is too little room, first the panel becomes a drawer, then the list. A width of 0 isn't measured
 * yet and counts as wide.
 * @param drawn list width that the user set, or null
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
