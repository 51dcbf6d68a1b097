/** A page that crashes more often than this within the span won't be fixed by another reload. */
const mostReloads = 3
const spanMs = 60_000

/** Counts the page's crashes and decides when to stop reloading it. */
export class CrashCount {
  readonly #now: () => number
  #reloads: number[] = []
  #stopped = false

  /** @param now a monotonic clock in ms */
  constructor(now: () => number) {
    this.#now = now
  }

  /** True until `forgive` is called. */
  get stopped(): boolean {
    return this.#stopped
  }

  /**
   * Records a crash and decides what to do. stopped: `stop` was already returned for an earlier
   * crash.
   */
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

  /** Stops reloading regardless of the number of crashes. */
  stop(): void {
    this.#stopped = true
  }

  /** Called when the user asks for the page again. */
  forgive(): void {
    this.#reloads = []
    this.#stopped = false
  }
}
