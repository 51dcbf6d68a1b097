import type { Place } from '../connection/connection-service'
import type { DemoService } from '../../src-demo/demo-service'
import { Announcer } from './announcer'
import type { Announce, Desk } from './desk'

export interface RunningDeskSources {
  /**
   * Opens the desk of a place, whole; starts nothing.
   * @throws what keeps its files from being opened
   */
  readonly open: (place: Place, demo: DemoService | null, announce: Announce) => Desk
  readonly announce: Announce
  readonly startDemo: () => Promise<DemoService>
  /** Records what went wrong inside, for the log. */
  readonly report: (error: unknown, where: string) => void
}

/** Another desk, open and ready. Nothing of the one that runs is touched before `go`. */
export interface Move {
  readonly desk: Desk
  /** Leaves the desk that runs and starts this one; can't fail. */
  go(): void
  /** Closes this one again: all stays as it was. */
  drop(): void
}

/** A desk with what goes with it. */
interface Opened {
  readonly place: Place
  readonly demo: DemoService | null
  /** On while it is the desk that runs: before, it has nothing to tell the window. */
  readonly announcer: Announcer
  readonly desk: Desk
}

/** The desk that runs now. Another is opened whole before this one is left, so that there is always one. */
export class RunningDesk {
  readonly #sources: RunningDeskSources
  #running: Opened

  private constructor(sources: RunningDeskSources, first: Opened) {
    this.#sources = sources
    this.#running = first
  }

  static async open(sources: RunningDeskSources, place: Place): Promise<RunningDesk> {
    const first = openAt(sources, place, place.mode === 'demo' ? await sources.startDemo() : null)
    first.announcer.isOn = true
    return new RunningDesk(sources, first)
  }

  get desk(): Desk {
    return this.#running.desk
  }

  get place(): Place {
    return this.#running.place
  }

  /** Opens the desk of a place beside the one that runs; of the place that runs already it is that one. */
  async prepare(place: Place): Promise<Move> {
    const { desk } = this.#running
    if (isSamePlace(place, this.place)) return { desk, go: () => desk.announceAll(), drop: () => undefined }
    const demo = place.mode === 'demo' ? await this.#sources.startDemo() : null
    try {
      const next = openAt(this.#sources, place, demo)
      return { desk: next.desk, go: () => this.#switchTo(next), drop: () => this.#discard(next) }
    } catch (error) {
      await demo?.close()
      throw error
    }
  }

  async close(): Promise<void> {
    this.desk.close()
    await this.#running.demo?.close()
  }

  #switchTo(next: Opened): void {
    const left = this.#running
    left.announcer.isOn = false
    next.announcer.isOn = true
    this.#running = next
    this.#discard(left)
    next.desk.schedule.start()
    next.desk.announceAll()
  }

  #discard({ desk, demo }: Opened): void {
    const { report } = this.#sources
    try {
      desk.close()
    } catch (error) {
      report(error, 'closing a desk')
    }
    demo?.close().catch((error: unknown) => report(error, 'closing the demo service'))
  }
}

function openAt(sources: RunningDeskSources, place: Place, demo: DemoService | null): Opened {
  const announcer = new Announcer(sources.announce)
  return { place, demo, announcer, desk: sources.open(place, demo, announcer.announce) }
}

function isSamePlace(a: Place, b: Place): boolean {
  return a.mode === 'demo' ? b.mode === 'demo' : b.mode === 'live' && a.address === b.address
}
