/** A page that crashes more often than that within the span does so for a reason that another load does not mend. */
const mostReloads = 3
const spanMs = 60_000

/** Counts the crashes of the window's page, and says when to stop loading it again. */
export class CrashCount {
  readonly #now: () => number
  #reloads: number[] = []
  #stopped = false

  /** @param now milliseconds of any clock that does not stand still */
  constructor(now: () => number) {
    this.#now = now
  }

  /** The page is not loaded again until `forgive`. */
  get stopped(): boolean {
    return this.#stopped
  }

  /** What to do after one more crash. stopped: nothing more, it was told before. */
  next(): 'reload' | 'stop' | 'stopped' {
    if (this.#stopped) return 'stopped'
    const now = this.#now()
    this.#reloads = this.#reloads.filter(at => at > now - spanMs)
    if (this.#reloads.length >= mostReloads) {
      this.#stopped = true
      return 'stop'
    }
    this.#reloads.push(now)
    return 'reload'
  }

  /** The page is not loaded again, however seldom it crashed. */
  stop(): void {
    this.#stopped = true
  }

  /** A person asked for the page again. */
  forgive(): void {
    this.#reloads = []
    this.#stopped = false
  }
}
