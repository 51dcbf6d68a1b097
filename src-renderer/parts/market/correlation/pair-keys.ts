const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1]
}

/**
 * Skips the diagonal, which has no cells. Null if there is no cell in that direction.
 * @param size number of coins in a row
 */
export function pairStep(
  key: string,
  [row, column]: readonly [row: number, column: number],
  size: number
): readonly [row: number, column: number] | null {
  const step = steps[key]
  if (!step) return null
  const [down, right] = step
  const isSelf = row + down === column + right
  const to = [row + (isSelf ? 2 : 1) * down, column + (isSelf ? 2 : 1) * right] as const
  return to.every(place => place >= 0 && place < size) ? to : null
}
