import type { Worker } from 'node:worker_threads'
import { QueryGate } from '../../platform/storage/query-gate'
import { startThread } from '../../platform/threads/thread-program'
import type { Tested } from './backtest'
import type { BacktestTask } from './past-data'

interface Running {
  readonly thread: Worker
  readonly gate: QueryGate
  resolve(tested: readonly Tested[] | null): void
  reject(error: Error): void
}

export class BacktestWorker {
  readonly #path: string
  #running: Running | null = null

  constructor(path: string) {
    this.#path = path
  }

  /**
   * Ends tests that are still running. Resolves to null if this one is ended early.
   * @throws Error if saved data can't be read
   */
  test(tasks: readonly BacktestTask[]): Promise<readonly Tested[] | null> {
    this.end()
    return new Promise((resolve, reject) => {
      const gate = new QueryGate()
      const workerData = { path: this.#path, gate: gate.state }
      const thread = startThread(import.meta.url, 'backtest-thread', { workerData })
      const running = { thread, gate, resolve, reject }
      this.#running = running
      thread.on('message', (tested: readonly Tested[]) => this.#settle(running, () => resolve(tested)))
      thread.on('error', error => this.#settle(running, () => reject(error)))
      thread.on('exit', () => this.#settle(running, () => reject(new Error('the thread ended'))))
      thread.unref()
      thread.postMessage(tasks)
    })
  }

  end(): void {
    const running = this.#running
    if (running) this.#settle(running, () => running.resolve(null))
  }

  #settle(running: Running, settle: () => void): void {
    if (running !== this.#running) return
    this.#running = null
    running.gate.end(running.thread)
    settle()
  }
}
