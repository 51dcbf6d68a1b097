import type { ServiceTarget } from '../../watching/connection/connection-service'
import type { ServiceSession } from './service-session'
import { patienceMs, type Opened } from './opened-session'

interface Left {
  readonly target: ServiceTarget
  readonly session: ServiceSession
  readonly closed: Promise<void>
}

export class LeftSessions {
  readonly #left = new Set<Left>()
  readonly #report: (error: unknown, where: string) => void

  constructor(report: (error: unknown, where: string) => void) {
    this.#report = report
  }

  /** Closing may take as long as an open call. */
  add({ target, session, demo }: Opened): void {
    const left: Left = {
      target,
      session,
      closed: session
        .end(patienceMs.leaving)
        .then(() => session.close())
        .catch((error: unknown) => this.#report(error, 'closing a session'))
        .then(() => demo?.close())
        .catch((error: unknown) => this.#report(error, 'closing the demo service'))
        .finally(() => this.#left.delete(left))
    }
    this.#left.add(left)
  }

  /** Waits until all connections that use these files are closed, because two must not use the same files. */
  closedWhere(hasFiles: (target: ServiceTarget) => boolean): Promise<void> {
    const all = [...this.#left].filter(({ target }) => hasFiles(target))
    return this.#closed(all, patienceMs.returning)
  }

  close(): Promise<void> {
    return this.#closed([...this.#left], patienceMs.quitting)
  }

  async #closed(all: readonly Left[], patience: number): Promise<void> {
    for (const { session } of all) void session.end(patience)
    await Promise.all(all.map(({ closed }) => closed))
  }
}
