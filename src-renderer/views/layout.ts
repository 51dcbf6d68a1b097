/** How the watch view divides its width, in px. */
export interface Layout {
  /** The list stands beside the stage; else it is a drawer. */
  readonly listDocked: boolean
  readonly listWidth: number
  readonly listMax: number
  /** There is room for the side panel beside the stage; else it is a drawer. */
  readonly panelDocked: boolean
}

export const panelWidth = 280
export const listMin = 280
const stageMin = 400

/**
 * Divides `width`: first the panel leaves, then the list. A width of 0 was not measured yet and counts as wide.
 * `wanted` is the list's width as last set by hand.
 */
export function divide(width: number, wanted: number, panelWanted: boolean): Layout {
  const room = width === 0 ? Infinity : width
  const listDocked = room >= listMin + stageMin
  const panelDocked = room >= listMin + stageMin + panelWidth
  const taken = panelDocked && panelWanted ? panelWidth : 0
  const listMax = Math.max(listMin, Math.min(720, room - stageMin - taken))
  return { listDocked, panelDocked, listMax, listWidth: Math.min(listMax, Math.max(listMin, wanted)) }
}
