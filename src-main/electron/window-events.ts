import type { EpochMs } from '../../src-shared/contract/values'
import type { PagePort } from '../ipc/dispatch'

/**
 * Tells the window's page, if there is one, what changed and what time it is; a closed window is told everything anew when it opens. Between the
 * moment a page's first state is read and the moment it listens, it hears nothing: the newest of each event waits for it. As
 * each holds the whole state of its concept, the newest is enough.
 */
export class WindowEvents<Events extends object> {
  readonly #now: () => EpochMs
  readonly #changed: () => void
  /** By event; null while the page hears each at once. */
  #waiting: Map<keyof Events & string, unknown> | null = null
  /** Of the page that listens; null while none does. */
  #port: PagePort | null = null
  #isCorrecting = false
  #heard: () => void = () => undefined
  /** Resolves when a page listens for the first time. */
  readonly heard = new Promise<void>(resolve => (this.#heard = resolve))

  /** @param changed after each event, whoever hears it: what the tray shows may be another thing now. */
  constructor(now: () => EpochMs, changed: () => void = () => undefined) {
    this.#now = now
    this.#changed = changed
  }

  /** Gives what tells the window of an event, whenever it is there to be told. */
  readonly announce =
    <Name extends keyof Events & string>(event: Name) =>
    (payload: Events[Name]): void => {
      if (this.#waiting) this.#waiting.set(event, payload)
      else this.#send(event, payload)
      this.#changed()
    }

  /** A page's first state is about to be read: what changes from now on is not in it. */
  pageLoads(): void {
    this.#waiting = new Map()
    this.#port = null
  }

  /** A page listens at the other end of a port, until it is gone. */
  pageListens(port: PagePort): void {
    this.#port = port
    port.on('close', () => this.pageLeaves(port))
    this.#heard()
    this.#tellWaiting()
  }

  /** The page at the other end of a port listens no more; another one may by then. */
  pageLeaves(port: PagePort): void {
    if (this.#port === port) this.#port = null
  }

  /**
   * Tells what the page was handed wrongly, however old that was; an event that came while it was read is newer, and wins.
   * @param read gives the payloads of the events to tell
   */
  async correct(read: () => Promise<Partial<Events>>): Promise<void> {
    this.#isCorrecting = true
    this.#waiting ??= new Map()
    const newer = this.#waiting
    try {
      const older = Object.entries(await read()) as [keyof Events & string, unknown][]
      // A page that was loaded meanwhile has a first state of its own.
      if (this.#waiting === newer) this.#waiting = new Map([...older, ...newer])
    } finally {
      this.#isCorrecting = false
      this.#tellWaiting()
    }
  }

  #tellWaiting(): void {
    if (this.#port === null || this.#isCorrecting) return
    const waiting = this.#waiting ?? []
    this.#waiting = null
    for (const [event, payload] of waiting) this.#send(event, payload)
  }

  #send(event: string, payload: unknown): void {
    this.#port?.postMessage({ event, payload, at: this.#now() })
  }
}
