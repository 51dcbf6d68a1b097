/** If the page crashes more often within `spanMs`, it isn't reloaded any more. */
const mostReloads = 3
const spanMs = 60_000

export class CrashCount {
  readonly #now: () => number
  #reloads: number[] = []
  #stopped = false

  /** @param now monotonic, in ms */
  constructor(now: () => number) {
    this.#now = now
  }

  /** Whether the page is no longer reloaded. `forgive` resets this. */
  get stopped(): boolean {
    return this.#stopped
  }

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

  forgive(): void {
    this.#reloads = []
    this.#stopped = false
  }
}
