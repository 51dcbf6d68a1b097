/** How the watch view divides its width, in px. */
export interface Layout {
  /** The list stands beside the area; else it is a drawer. */
  readonly listDocked: boolean
  readonly listWidth: number
  readonly listMax: number
  /** There is room for the side panel beside the area; else it is a drawer. */
  readonly panelDocked: boolean
}

/** Holds a table of three prices beside their name. */
export const panelWidth = 304
/** Of the navigation beside every view. */
export const railWidth = 48
export const listMin = 280
const areaMin = 400

/** Room for coin, price, change and age; with more to spare also for names, range and trend. */
const [narrowList, wideList] = [320, 500]
const spacious = 1500

/**
 * Divides `width`: first the panel leaves, then the list. A width of 0 was not measured yet and counts as wide.
 * `drawn` is the list's width as last set by hand; null = never.
 */
export function divide(width: number, drawn: number | null, panelWanted: boolean): Layout {
  const room = width === 0 ? Infinity : width
  const listDocked = room >= listMin + areaMin
  const panelDocked = room >= listMin + areaMin + panelWidth
  const taken = panelDocked && panelWanted ? panelWidth : 0
  const listMax = Math.max(listMin, Math.min(720, room - areaMin - taken))
  const wanted = drawn ?? (room >= spacious ? wideList : narrowList)
  return { listDocked, panelDocked, listMax, listWidth: Math.min(listMax, Math.max(listMin, wanted)) }
}
