import type { PaidCalls } from '../../credits/paid-calls'
import { FaultError } from '../../platform/faults/fault-error'
import { faultOf } from '../../platform/faults/fault'
import type { Clock } from '../../platform/time/clock'
import { WorkUnderWay, type InBackground } from '../../platform/time/work-under-way'

/** After the last response, other work may take this long. The time is short, because the user is waiting. */
const graceMs = 100

export class Ending {
  readonly inBackground: InBackground
  readonly #clock: Clock
  readonly #work: WorkUnderWay
  #end: Promise<void> | null = null
  /** Calls that are waiting for the key. If the keychain is locked, this may take long. */
  readonly #waiting = new Set<() => void>()

  /** Whether the files were closed despite unfinished work. Errors of that work are then expected. */
  #isCut = false
  #cut: () => void = () => undefined

  constructor(clock: Clock, report: (error: unknown, what: string) => void) {
    this.#clock = clock
    this.#work = new WorkUnderWay((error, what) => (this.#isCut ? undefined : report(error, what)))
    this.inBackground = (work, what) => this.#work.inBackground(work, what)
  }

  /** Waits for the key. Resolves with null if the connection ends first, so that the call isn't sent. */
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
        // If the connection has ended meanwhile, the window must not get this result.
        this.#assertRunning()
        return came
      },
      (error: unknown) => {
        if (this.#isCut) this.#assertRunning()
        throw error
      }
    )
  }

  /** Can be called again to shorten `patienceMs`. */
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
