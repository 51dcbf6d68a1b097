/** Runs steps while the browser is idle. Returns a function that stops them. */
export function whenIdle(steps: Iterator<unknown>): () => void {
  const run = (idle: IdleDeadline): void => {
    while (idle.timeRemaining() > 1) if (steps.next().done) return
    next = requestIdleCallback(run)
  }
  let next = requestIdleCallback(run)
  return () => cancelIdleCallback(next)
}
