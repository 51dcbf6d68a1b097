import type { EpochMs } from '../../../src-shared/contract/values'
import type { PagePort } from '../ipc/dispatch'

/**
 * Sends events to the window's page. Between the time its first state is read and the time it
 * listens, events are queued, keeping the latest of each: it contains the whole state of its
 * concept. A new window starts from a fresh first state.
 */
export class WindowEvents<Events extends object> {
  readonly #now: () => EpochMs
  readonly #changed: () => void
  /** By event. null while events are sent directly. */
  #waiting: Map<keyof Events & string, unknown> | null = null
  /** Port of the listening page, if any. */
  #port: PagePort | null = null
  #isCorrecting = false
  #ready: () => void = () => undefined
  /** Resolves when a page listens for the first time. */
  readonly pageReady = new Promise<void>(resolve => (this.#ready = resolve))

  /**
   * @param changed called after each event, even without a page, because the tray may have to
   * change
   */
  constructor(now: () => EpochMs, changed: () => void = () => undefined) {
    this.#now = now
    this.#changed = changed
  }

  /** Returns a function that sends an event to the page, now or once it listens. */
  readonly announce =
    <Name extends keyof Events & string>(event: Name) =>
    (payload: Events[Name]): void => {
      if (this.#waiting) this.#waiting.set(event, payload)
      else this.#send(event, payload)
      this.#changed()
    }

  /** A page's first state is about to be read. Later changes aren't part of it. */
  pageLoads(): void {
    this.#waiting = new Map()
    this.#port = null
  }

  /** A page listens at the other end, until the port closes. */
  pageListens(port: PagePort): void {
    this.#port = port
    port.on('close', () => this.pageLeaves(port))
    this.#ready()
    this.#tellWaiting()
  }

  /** Ignores a port that another page has replaced. */
  pageLeaves(port: PagePort): void {
    if (this.#port === port) this.#port = null
  }

  /**
   * Sends corrections for an outdated first state. Events that arrive during the read are newer and
   * win.
   * @param read returns the payloads to send
   */
  async correct(read: () => Promise<Partial<Events>>): Promise<void> {
    this.#isCorrecting = true
    this.#waiting ??= new Map()
    const newer = this.#waiting
    try {
      const older = Object.entries(await read()) as [keyof Events & string, unknown][]
      // A page loaded in the meantime has its own first state.
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
