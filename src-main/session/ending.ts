import type { PaidCalls } from '../credits/paid-calls'
import { FaultError } from '../faults/fault-error'
import { faultOf } from '../service-api/faults'
import type { Clock } from '../time/clock'
import { WorkUnderWay, type InBackground } from '../time/work-under-way'

/** Once no answer is waited for any more: what was begun with one ends within a moment, or waits for a user. */
const graceMs = 100

/** The end of a session: its calls are booked first, then what was begun is finished. */
export class Ending {
  readonly inBackground: InBackground
  readonly #clock: Clock
  readonly #work: WorkUnderWay
  #end: Promise<void> | null = null
  /** Calls that wait for the key: a locked keychain may let them wait for long. */
  readonly #waiting = new Set<() => void>()

  /** Its files are closed under what was not done in time: what fails then is no mistake. */
  #isCut = false
  #cut: () => void = () => undefined

  constructor(clock: Clock, report: (error: unknown, what: string) => void) {
    this.#clock = clock
    this.#work = new WorkUnderWay((error, what) => (this.#isCut ? undefined : report(error, what)))
    this.inBackground = (work, what) => this.#work.inBackground(work, what)
  }

  /** A key that is looked up; null once the session ends, so that a call that waits for it is not sent. */
  unlessEnded(key: Promise<string | null>): Promise<string | null> {
    return new Promise((resolve, reject) => {
      const end = (): void => resolve(null)
      this.#waiting.add(end)
      void key.then(resolve, reject).finally(() => this.#waiting.delete(end))
    })
  }

  serve<Answer>(work: () => Answer | Promise<Answer>): Answer | Promise<Answer> {
    this.#assertRunning()
    const answer = work()
    if (!(answer instanceof Promise)) return answer
    return this.#work.add(answer).then(
      came => {
        // It is of another service than the window shows by now.
        this.#assertRunning()
        return came
      },
      (error: unknown) => {
        if (this.#isCut) this.#assertRunning()
        throw error
      }
    )
  }

  /** Once more: with less patience. */
  async end(calls: PaidCalls, patienceMs: number, stop: () => void): Promise<void> {
    const stops = [
      this.#clock.after(patienceMs, () => calls.giveUp()),
      this.#clock.after(patienceMs + graceMs, () => this.#cut())
    ]
    this.#end ??= this.#finish(calls, stop)
    await this.#end
    for (const cancel of stops) cancel()
  }

  async #finish(calls: PaidCalls, stop: () => void): Promise<void> {
    stop()
    calls.stopSending()
    for (const end of this.#waiting) end()
    const cut = new Promise<void>(resolve => {
      this.#cut = () => {
        this.#isCut = true
        resolve()
      }
    })
    await calls.done()
    await Promise.race([this.#work.done(), cut])
  }

  #assertRunning(): void {
    if (this.#end) throw new FaultError(faultOf('offline', { cause: 'stopped' }))
  }
}
