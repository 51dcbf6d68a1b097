const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/** A terminal's Ctrl-C reaches the whole group, and npm hands it on once more: one wish, not three. */
const sameWishMs = 1_500

/**
 * Calls back when somebody wants this program to end: by a signal, or by ending whoever started it. npm,
 * killed, takes its shell with it and leaves what that ran to nobody.
 *
 * @param {(signal: NodeJS.Signals) => void} end
 * @returns {() => void} stops listening
 */
export function whenAskedToEnd(end) {
  const parent = process.ppid
  let last = -Infinity
  /** @param {NodeJS.Signals} signal */
  const hear = signal => {
    if (performance.now() - last < sameWishMs) return
    last = performance.now()
    end(signal)
  }
  const orphaned = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(orphaned)
    hear('SIGTERM')
  }, 500)
  orphaned.unref()
  for (const signal of signals) process.on(signal, hear)
  return () => {
    clearInterval(orphaned)
    for (const signal of signals) process.off(signal, hear)
  }
}
