/** Bars per second. */
export const speeds = [1, 2, 5, 10, 25] as const
export type Speed = (typeof speeds)[number]

/** If a frame takes longer, the window slept. The bars of the rest of that time are skipped. */
const longestFrameMs = 250

/** Counts the bars due as time passes. The remaining fraction counts for the next frame. */
export class Playback {
  #owed = 0

  /** Number of bars due after this time. */
  due(elapsedMs: number, speed: Speed): number {
    this.#owed += (Math.min(Math.max(elapsedMs, 0), longestFrameMs) * speed) / 1000
    // Allows for rounding errors: the sum of frame times may be just below a whole number.
    const bars = Math.floor(this.#owed + 1e-9)
    this.#owed = Math.max(0, this.#owed - bars)
    return bars
  }
}
