const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Signals within this time count as one, because Ctrl-C signals the whole process group, and npm then
 * forwards the signal again.
 */
const sameWishMs = 1_500

/**
 * Calls `end` when this process receives a signal or its parent has ended. If npm is killed, its shell ends,
 * but this process would keep running.
 * @param {(signal: NodeJS.Signals) => void} end
 * @returns {() => void} a function that stops listening
 */
export function onEndRequest(end) {
  const parent = process.ppid
  let last = -Infinity
  /** @param {NodeJS.Signals} signal */
  const listener = signal => {
    if (performance.now() - last < sameWishMs) return
    last = performance.now()
    end(signal)
  }
  const orphaned = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(orphaned)
    listener('SIGTERM')
  }, 500)
  orphaned.unref()
  for (const signal of signals) process.on(signal, listener)
  return () => {
    clearInterval(orphaned)
    for (const signal of signals) process.off(signal, listener)
  }
}
