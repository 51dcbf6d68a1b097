/** If the page crashes more often within `spanMs`, it isn't reloaded any more. */
const mostReloads = 3
const spanMs = 60_000

export class CrashCount {
  readonly #now: () => number
  #reloads: number[] = []
  #stopped = false

  /** @param now returns a monotonic time in ms */
  constructor(now: () => number) {
    this.#now = now
  }

  /** True if the page is no longer reloaded. Reset by `forgive`. */
  get stopped(): boolean {
    return this.#stopped
  }

  /** What to do after a crash. `stopped`: an earlier crash has already returned `stop`. */
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

  /** Call this when the user reopens the page. */
  forgive(): void {
    this.#reloads = []
    this.#stopped = false
  }
}
