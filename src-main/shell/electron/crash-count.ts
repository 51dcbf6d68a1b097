/** If the page crashes more often, another reload won't help. */
const mostReloads = 3
const spanMs = 60_000

export class CrashCount {
  readonly #now: () => number
  #reloads: number[] = []
  #stopped = false

  /** @param now a monotonic clock in ms */
  constructor(now: () => number) {
    this.#now = now
  }

  /** Lasts until `forgive` is called. */
  get stopped(): boolean {
    return this.#stopped
  }

  /** stopped: an earlier crash has already returned `stop`. */
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

  stop(): void {
    this.#stopped = true
  }

  /** For a page that the user asked for again. */
  forgive(): void {
    this.#reloads = []
    this.#stopped = false
  }
}
