import type { ServiceTarget } from '../../watching/connection/connection-service'
import type { DemoService } from '../../../src-demo/demo-service'
import { TurnTaking } from '../../platform/time/turn-taking'
import { LeftSessions } from './left-sessions'
import { isSameTarget, patienceMs, type SessionSwitch, type Opened } from './opened-session'
import type { ServiceSession } from './service-session'

export interface RunningSessionSources {
  /**
   * Opens a connection without starting it.
   * @throws if its files can't be opened
   */
  readonly open: (target: ServiceTarget, demo: DemoService | null) => ServiceSession
  /**
   * Copies the database if it would be migrated when it's opened.
   * @throws if the copy fails
   */
  readonly copyBefore: (target: ServiceTarget) => Promise<void>
  /** Returns the same folder for all names of the service's host. */
  readonly folderOf: (target: ServiceTarget) => string
  readonly startDemo: () => Promise<DemoService>
  readonly report: (error: unknown, where: string) => void
}

export interface SessionExchange {
  undo(): void
  done(): void
}

/** A new connection is fully opened before the old one ends, unless both need the same files. */
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
    first.session.window.start()
    return new RunningSession(sources, first)
  }

  get session(): ServiceSession {
    return this.#running.session
  }

  get target(): ServiceTarget {
    return this.#running.target
  }

  async prepare(target: ServiceTarget): Promise<SessionSwitch> {
    const { session } = this.#running
    if (isSameTarget(target, this.target))
      return { session, go: () => session.window.sendAll(), drop: () => undefined }
    const folder = this.#sources.folderOf(target)
    const hasFiles = (other: ServiceTarget): boolean => this.#sources.folderOf(other) === folder
    await this.#left.closedWhere(hasFiles)
    if (hasFiles(this.target)) return this.#rename(target)
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

  /** Work runs in turn, because a connection must not be closed while its database is being replaced. */
  inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
    return this.#moves.inTurn(work)
  }

  /**
   * Closes the connection and opens it again with another database.
   * @param exchange prepares while the file is open, and returns what replaces the closed file
   * @param ready called before the connection starts
   * @throws if this fails, in which case the connection keeps its old database
   */
  async reopen(
    exchange: () => Promise<() => SessionExchange>,
    ready: (session: ServiceSession) => void
  ): Promise<ServiceSession> {
    const { target, demo, session } = this.#running
    let exchanged: SessionExchange | null = null
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

  /**
   * Opens the same service under another name. Both need the same files, so the current connection is closed
   * first.
   * @throws if opening fails, in which case the connection keeps its old name
   */
  async #rename(target: ServiceTarget): Promise<SessionSwitch> {
    const before = this.#running
    await before.session.end(patienceMs.exchanging)
    before.session.close()
    const back = (): void => this.#run(openAt(this.#sources, before.target, before.demo))
    try {
      this.#running = openAt(this.#sources, target, null)
    } catch (error) {
      back()
      throw error
    }
    const next = this.#running
    return {
      session: next.session,
      go: () => this.#run(next),
      drop: async () => {
        await next.session.end(patienceMs.exchanging)
        next.session.close()
        back()
      }
    }
  }

  #switchTo(next: Opened): void {
    const left = this.#running
    this.#running = next
    this.#left.add(left)
    this.#run(next)
  }

  #run(next: Opened): void {
    this.#running = next
    next.session.window.start()
    next.session.schedule.start()
    next.session.window.sendAll()
  }
}

function openAt({ open }: RunningSessionSources, target: ServiceTarget, demo: DemoService | null): Opened {
  return { target, demo, session: open(target, demo) }
}
