import type { EpochMs } from '../../../src-shared/contract/values'
import type { PagePort } from '../ipc/dispatch'

/**
 * Events are queued while the data for the page's first view is read and until the page listens. Only the
 * latest event of each name is kept, because it contains the whole state.
 */
export class WindowEvents<Events extends object> {
  readonly #now: () => EpochMs
  readonly #changed: () => void
  readonly #clicks: ReadonlySet<string>
  /** Queued events by name. Null if events are sent directly. */
  #waiting: Map<keyof Events & string, unknown> | null = null
  #port: PagePort | null = null
  #isCorrecting = false
  #ready: () => void = () => undefined
  readonly pageReady = new Promise<void>(resolve => (this.#ready = resolve))

  /**
   * @param changed called after each event, even without a page, so that the tray can update
   * @param clicks events about clicks outside the window
   */
  constructor(
    now: () => EpochMs,
    changed: () => void = () => undefined,
    clicks: readonly (keyof Events & string)[] = []
  ) {
    this.#now = now
    this.#changed = changed
    this.#clicks = new Set<string>(clicks)
  }

  readonly announce =
    <Name extends keyof Events & string>(event: Name) =>
    (payload: Events[Name]): void => {
      if (this.#port === null && this.#clicks.has(event)) this.#waiting ??= new Map()
      if (this.#waiting) this.#waiting.set(event, payload)
      else this.#send(event, payload)
      this.#changed()
    }

  /** Call this before reading the data for a first view, because later changes aren't part of it. */
  pageLoads(): void {
    const clicks = [...(this.#waiting ?? [])].filter(([event]) => this.#clicks.has(event))
    this.#waiting = new Map(clicks)
    this.#port = null
  }

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

  /** Events in the meantime are newer and take priority. */
  async correct(read: () => Promise<Partial<Events>>): Promise<void> {
    this.#isCorrecting = true
    this.#waiting ??= new Map()
    const newer = this.#waiting
    try {
      const older = Object.entries(await read()) as [keyof Events & string, unknown][]
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
