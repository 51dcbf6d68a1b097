/** Replay speeds in bars per second. */
export const speeds = [1, 2, 5, 10, 25] as const
export type Speed = (typeof speeds)[number]

/** After a longer frame, the window was suspended. The replay must not jump. */
const longestFrameMs = 250

/** Adds the remaining fraction of a bar to the next frame. */
export class Playback {
  #owed = 0

  due(elapsedMs: number, speed: Speed): number {
    this.#owed += (Math.min(Math.max(elapsedMs, 0), longestFrameMs) * speed) / 1000
    // The sum of frame times may be just below a whole number.
    const bars = Math.floor(this.#owed + 1e-9)
    this.#owed = Math.max(0, this.#owed - bars)
    return bars
  }
}
