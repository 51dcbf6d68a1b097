const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1]
}

/**
 * The place in a square matrix that a key leads to; its diagonal, where a coin meets itself, is stepped over. Null where the
 * key does not move, or there is nothing further that way.
 * @param size coins a side
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
