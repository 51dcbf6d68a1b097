import type { Place } from '../connection/connection-service'
import type { DemoService } from '../../src-demo/demo-service'
import type { Desk } from './desk'

export interface RunningDeskSources {
  /**
   * Opens the desk of a place, whole; starts nothing.
   * @param isRunning whether it is the one that runs: before, it has nothing to tell the window.
   * @throws what keeps its files from being opened
   */
  readonly open: (place: Place, demo: DemoService | null, isRunning: () => boolean) => Desk
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

/** The desk that runs now. Another is opened whole before this one is left, so that there is always one. */
export class RunningDesk {
  readonly #sources: RunningDeskSources
  #demo: DemoService | null
  #place: Place
  #desk: Desk

  private constructor(sources: RunningDeskSources, place: Place, demo: DemoService | null) {
    this.#sources = sources
    this.#place = place
    this.#demo = demo
    this.#desk = this.#open(place, demo)
  }

  static async open(sources: RunningDeskSources, place: Place): Promise<RunningDesk> {
    return new RunningDesk(sources, place, place.mode === 'demo' ? await sources.startDemo() : null)
  }

  get desk(): Desk {
    return this.#desk
  }

  get place(): Place {
    return this.#place
  }

  /** Opens the desk of a place beside the one that runs; of the place that runs already it is that one. */
  async prepare(place: Place): Promise<Move> {
    if (isSamePlace(place, this.#place)) {
      return { desk: this.#desk, go: () => this.#desk.announceAll(), drop: () => undefined }
    }
    const demo = place.mode === 'demo' ? await this.#sources.startDemo() : null
    try {
      const desk = this.#open(place, demo)
      return {
        desk,
        go: () => this.#switchTo(desk, place, demo),
        drop: () => this.#discard(desk, demo)
      }
    } catch (error) {
      await demo?.close()
      throw error
    }
  }

  async close(): Promise<void> {
    this.#desk.close()
    await this.#demo?.close()
  }

  #open(place: Place, demo: DemoService | null): Desk {
    const opened: { desk: Desk | null } = { desk: null }
    opened.desk = this.#sources.open(place, demo, () => opened.desk !== null && opened.desk === this.#desk)
    return opened.desk
  }

  #switchTo(desk: Desk, place: Place, demo: DemoService | null): void {
    const left = { desk: this.#desk, demo: this.#demo }
    this.#desk = desk
    this.#place = place
    this.#demo = demo
    this.#discard(left.desk, left.demo)
    desk.schedule.start()
    desk.announceAll()
  }

  #discard(desk: Desk, demo: DemoService | null): void {
    const { report } = this.#sources
    try {
      desk.close()
    } catch (error) {
      report(error, 'closing a desk')
    }
    demo?.close().catch((error: unknown) => report(error, 'closing the demo service'))
  }
}

const isSamePlace = (a: Place, b: Place): boolean =>
  a.mode === 'demo' ? b.mode === 'demo' : b.mode === 'live' && a.address === b.address
