import type { ServiceTarget } from '../connection/connection-service'
import type { DemoService } from '../../src-demo/demo-service'
import { TurnTaking } from '../time/turn-taking'
import { LeftSessions } from './left-sessions'
import { isSameTarget, patienceMs, type Opened } from './opened-session'
import type { ServiceSession } from './service-session'

export interface RunningSessionSources {
  /**
   * Opens the session of a target, whole; starts nothing.
   * @throws what keeps its files from being opened
   */
  readonly open: (target: ServiceTarget, demo: DemoService | null) => ServiceSession
  /** Keeps a copy of its file where opening it would change that. @throws what keeps it from being copied */
  readonly copyBefore: (target: ServiceTarget) => Promise<void>
  readonly startDemo: () => Promise<DemoService>
  /** Records what went wrong inside, for the log. */
  readonly report: (error: unknown, where: string) => void
}

/** Another session, open and ready. Nothing of the one that runs is touched before `go`. */
export interface Move {
  readonly session: ServiceSession
  /** Leaves the session that runs and starts this one; can't fail. */
  go(): void
  /** Closes this one again: all stays as it was. */
  drop(): void
}

/** A file that was put in another's place. */
export interface Exchange {
  undo(): void
  done(): void
}

/** The session that runs now. Another is opened whole before this one is left, so that there is always one. */
export class RunningSession {
  readonly #sources: RunningSessionSources
  #running: Opened
  readonly #left: LeftSessions
  readonly #moves = new TurnTaking()

  private constructor(sources: RunningSessionSources, first: Opened) {
    this.#sources = sources
    this.#left = new LeftSessions(sources.report)
    this.#running = first
  }

  static async open(sources: RunningSessionSources, target: ServiceTarget): Promise<RunningSession> {
    await sources.copyBefore(target)
    const first = openAt(sources, target, target.mode === 'demo' ? await sources.startDemo() : null)
    first.session.window.begin()
    return new RunningSession(sources, first)
  }

  get session(): ServiceSession {
    return this.#running.session
  }

  get target(): ServiceTarget {
    return this.#running.target
  }

  /** Opens the session of a target beside the one that runs; of the target that runs already it is that one. */
  async prepare(target: ServiceTarget): Promise<Move> {
    const { session } = this.#running
    if (isSameTarget(target, this.target))
      return { session, go: () => session.window.all(), drop: () => undefined }
    await this.#left.closedAt(target)
    await this.#sources.copyBefore(target)
    const demo = target.mode === 'demo' ? await this.#sources.startDemo() : null
    try {
      const next = openAt(this.#sources, target, demo)
      return { session: next.session, go: () => this.#switchTo(next), drop: () => this.#left.add(next) }
    } catch (error) {
      await demo?.close()
      throw error
    }
  }

  /** One move at a time: a session is not left while its file is being exchanged. */
  inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    return this.#moves.inTurn(work)
  }

  /**
   * Ends the session that runs, lets its file be exchanged, and opens it again.
   * @param exchange makes ready for it while the file is still open; what it answers exchanges the closed one
   * @param ready of the session that was opened, before it starts.
   * @throws what keeps the exchange or the opening from being done; the session runs with the file it had, then
   */
  async reopen(
    exchange: () => Promise<() => Exchange>,
    ready: (session: ServiceSession) => void
  ): Promise<ServiceSession> {
    const { target, demo, session } = this.#running
    let exchanged: Exchange | null = null
    try {
      await session.end(patienceMs.exchanging)
      const exchangeClosed = await exchange().finally(() => session.close())
      exchanged = exchangeClosed()
      const opened = openAt(this.#sources, target, demo)
      ready(opened.session)
      this.#run(opened)
      exchanged.done()
    } catch (error) {
      exchanged?.undo()
      this.#run(openAt(this.#sources, target, demo))
      throw error
    }
    return this.session
  }

  async close(): Promise<void> {
    const ended = this.session.end(patienceMs.quitting)
    await Promise.all([ended, this.#left.close()])
    await this.#moves.done()
    await this.#left.close()
    this.session.close()
    await this.#running.demo?.close()
  }

  #switchTo(next: Opened): void {
    const left = this.#running
    this.#running = next
    this.#left.add(left)
    this.#run(next)
  }

  #run(next: Opened): void {
    this.#running = next
    next.session.window.begin()
    next.session.schedule.start()
    next.session.window.all()
  }
}

function openAt({ open }: RunningSessionSources, target: ServiceTarget, demo: DemoService | null): Opened {
  return { target, demo, session: open(target, demo) }
}
