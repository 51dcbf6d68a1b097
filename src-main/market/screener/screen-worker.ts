import type { Worker } from 'node:worker_threads'
import { QueryGate } from '../../platform/storage/query-gate'
import { startThread } from '../../platform/threads/thread-program'
import type { Evaluated } from './evaluate-screen'
import type { ScreenTask } from './screen-thread'

type Reply = { readonly id: number } & ({ readonly evaluated: Evaluated } | { readonly failed: string })

interface Waiting {
  resolve(evaluated: Evaluated): void
  reject(error: Error): void
}

export class ScreenWorker {
  readonly #path: string
  readonly #waiting = new Map<number, Waiting>()
  #thread: Worker | null = null
  #gate = new QueryGate()
  #lastId = 0

  /** @param path of cache.db */
  constructor(path: string) {
    this.#path = path
  }

  /** @throws Error if the candles are unreadable or the thread ended */
  evaluate(task: Omit<ScreenTask, 'id'>): Promise<Evaluated> {
    const id = ++this.#lastId
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject })
      this.#running().postMessage({ id, ...task } satisfies ScreenTask)
    })
  }

  close(): void {
    const thread = this.#thread
    if (!thread) return
    this.#gate.end(thread)
    this.#ended(thread, 'the screener was closed')
  }

  #running(): Worker {
    if (this.#thread) return this.#thread
    this.#gate = new QueryGate()
    const workerData = { path: this.#path, gate: this.#gate.state }
    const thread = startThread(import.meta.url, 'screen-thread', { workerData })
    thread.on('message', (reply: Reply) => this.#settle(reply))
    thread.on('error', error => this.#ended(thread, error.message))
    thread.on('exit', () => this.#ended(thread, 'the thread ended'))
    // An idle thread must not keep the process alive.
    thread.unref()
    this.#thread = thread
    return thread
  }

  #settle(reply: Reply): void {
    const waiting = this.#waiting.get(reply.id)
    this.#waiting.delete(reply.id)
    if ('evaluated' in reply) waiting?.resolve(reply.evaluated)
    else waiting?.reject(new Error(reply.failed))
  }

  #ended(thread: Worker, why: string): void {
    // A new thread may already be running while the closed one ends.
    if (thread !== this.#thread) return
    this.#thread = null
    for (const { reject } of this.#waiting.values()) reject(new Error(why))
    this.#waiting.clear()
  }
}
