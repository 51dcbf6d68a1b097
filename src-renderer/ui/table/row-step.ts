const rowsAPage = 10

/** Null if the key doesn't move. `at` is -1 without a current row. */
export function rowStep(key: string, at: number, count: number): number | null {
  if (count === 0) return null
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: at - 1,
    ArrowDown: at + 1,
    Home: 0,
    End: count - 1,
    PageUp: at - rowsAPage,
    PageDown: at + rowsAPage
  }
  const to = steps[key]
  return to === undefined ? null : Math.min(count - 1, Math.max(0, to))
}
