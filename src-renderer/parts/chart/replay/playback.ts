/** Bars per second. */
export const speeds = [1, 2, 5, 10, 25] as const
export type Speed = (typeof speeds)[number]

/** A longer frame means the window slept. Don't catch up on that time. */
const longestFrameMs = 250

/** Counts the bars that are due as time passes. Carries fractions over to the next frame. */
export class Playback {
  #owed = 0

  /** Number of bars due after this time in ms. */
  due(elapsedMs: number, speed: Speed): number {
    this.#owed += (Math.min(Math.max(elapsedMs, 0), longestFrameMs) * speed) / 1000
    // Sums of frame times can fall just short of an integer.
    const bars = Math.floor(this.#owed + 1e-9)
    this.#owed = Math.max(0, this.#owed - bars)
    return bars
  }
}
