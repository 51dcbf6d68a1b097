/** Replay speeds in bars per second. */
export const speeds = [1, 2, 5, 10, 25] as const
export type Speed = (typeof speeds)[number]

/** If a frame took longer, the window was suspended. The limit keeps the replay from jumping ahead. */
const longestFrameMs = 250

/** A remaining fraction of a bar is added to the next frame. */
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
