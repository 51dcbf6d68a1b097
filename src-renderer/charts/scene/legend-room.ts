/** The height of a line, and its distance from the top of the pane, in px. */
export const legendLine = 24
export const legendTop = 4

/** Collapses a legend that would cover too much of a pane of this height (px). */
export const isLegendFolded = (lines: number, height: number): boolean =>
  lines > 1 && lines * legendLine > height / 3

/**
 * Height that a legend covers at the top of its pane, px. At most half of the pane.
 * @param isUnfolded true if the user has expanded the legend
 */
export function legendRoom(lines: number, height: number, isUnfolded = false): number {
  if (lines === 0) return 0
  const shown = isUnfolded ? lines + 1 : isLegendFolded(lines, height) ? 1 : lines
  return Math.min(legendTop + shown * legendLine, height / 2)
}
