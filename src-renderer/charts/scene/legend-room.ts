/** In px. */
export const legendLine = 24
export const legendTop = 4

export const isLegendFolded = (lines: number, height: number): boolean =>
  lines > 1 && lines * legendLine > height / 3

/**
 * In px from the pane's top, at most half of its height. The button that collapses the legend takes up a line
 * as well.
 * @param isUnfolded true if the user has expanded the legend
 */
export function legendRoom(lines: number, height: number, isUnfolded = false): number {
  if (lines === 0) return 0
  const shown = isUnfolded ? lines + 1 : isLegendFolded(lines, height) ? 1 : lines
  return Math.min(legendTop + shown * legendLine, height / 2)
}
