import type { Clock } from '../clock'
import { day as dayMs, minute } from '../time'

export class DemoTally {
  #clock: Clock
  #used: number
  #limit: number
  #perMinute: number | null
  #day: number
  #resets: 'daily' | 'never'
  #recent: number[] = []

  constructor(
    clock: Clock,
    used: number,
    limit: number,
    perMinute: number | null,
    resets: 'daily' | 'never' = 'daily'
  ) {
    this.#clock = clock
    this.#used = used
    this.#limit = limit
    this.#perMinute = perMinute
    this.#resets = resets
    this.#day = Math.floor(clock.now() / dayMs)
  }

  get used(): number {
    this.#rollOver()
    return this.#used
  }

  get limit(): number {
    return this.#limit
  }

  get isUsedUp(): boolean {
    return this.used >= this.#limit
  }

  charge(credits: number): void {
    this.#rollOver()
    this.#used += credits
  }

  setQuota(used: number | undefined, limit: number | undefined): void {
    this.#rollOver()
    this.#used = used ?? this.#used
    this.#limit = limit ?? this.#limit
  }

  setResets(resets: 'daily' | 'never'): void {
    this.#resets = resets
    this.#day = Math.floor(this.#clock.now() / dayMs)
  }

  setRate(perMinute: number | null): void {
    this.#perMinute = perMinute
    this.#recent = []
  }

  /** If there were too many calls in the last minute, returns how many ms to wait, otherwise null. */
  admit(): number | null {
    if (this.#perMinute === null) return null
    const now = this.#clock.now()
    // The clock may have been set back.
    this.#recent = this.#recent.filter(at => at > now - minute && at <= now)
    const oldest = this.#recent[0]
    if (this.#recent.length >= this.#perMinute) return (oldest ?? now) + minute - now
    this.#recent.push(now)
    return null
  }

  #rollOver(): void {
    const day = Math.floor(this.#clock.now() / dayMs)
    if (this.#resets === 'daily' && day > this.#day) {
      this.#used = 0
      this.#day = day
    }
  }
}
