/** Bars a second. */
export const speeds = [1, 2, 5, 10, 25] as const
export type Speed = (typeof speeds)[number]

/** A frame that took longer than this was no frame: the window slept, and what it missed is not hurried after. */
const longestFrameMs = 250

/** Counts the bars that are due as time passes; a part of a bar is kept for the next frame. */
export class Playback {
  #owed = 0

  /** Whole bars due after so many more ms. */
  due(elapsedMs: number, speed: Speed): number {
    this.#owed += (Math.min(Math.max(elapsedMs, 0), longestFrameMs) * speed) / 1000
    // Sums of frames end a hair below a whole bar.
    const bars = Math.floor(this.#owed + 1e-9)
    this.#owed = Math.max(0, this.#owed - bars)
    return bars
  }
}
