import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { openToRead, type Database } from './database'
import { guarded } from './guarded'

const [isQuerying, mustEnd] = [0, 1]

const ending = new Set<Promise<unknown>>()

/** Resolves when all ending threads have exited. The process must not exit earlier. */
export const queryThreadsEnded = (): Promise<unknown> => Promise.all(ending)

/**
 * Ends a thread between two queries. Terminating it while it queries or loads SQLite would abort the process
 * (`terminate called after throwing an instance of 'Napi::Error'`).
 */
export class QueryGate {
  readonly state = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT))

  constructor() {
    Atomics.store(this.state, isQuerying, 1)
  }

  end(thread: Worker): void {
    const hasExited = thread.threadId === -1
    if (hasExited) return
    thread.ref()
    const ended = once(thread, 'exit').catch(() => undefined)
    ending.add(ended)
    void ended.then(() => ending.delete(ended))
    Atomics.store(this.state, mustEnd, 1)
    if (Atomics.load(this.state, isQuerying) === 0) void thread.terminate()
  }
}

/**
 * Opens a database read-only in a thread.
 * @param state of the thread's {@link QueryGate}
 * @throws if the file can't be read
 */
export function openInThread(path: string, state: Int32Array): Database {
  const endIfTold = (): void => {
    Atomics.store(state, isQuerying, 0)
    if (Atomics.load(state, mustEnd) === 1) process.exit()
  }
  const attempt = <Answer>(_: string, work: () => Answer): Answer => {
    Atomics.store(state, isQuerying, 1)
    if (Atomics.load(state, mustEnd) === 1) process.exit()
    try {
      return work()
    } finally {
      endIfTold()
    }
  }
  const database = attempt('', () => openToRead(path))
  const close = database.close.bind(database)
  guarded(database, { attempt, close: () => attempt('', close) })
  return database
}
