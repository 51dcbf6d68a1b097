import type { Worker } from 'node:worker_threads'
import type { Answer } from '../answers/answer'
import { startThread } from '../../../platform/threads/thread-program'
import type { Body, ReadingOptions, BodyReading } from './body'
import { undecoded } from './bounds'

/** Only a body that is made to be slow takes longer. */
const longestMs = 20_000
/** In megabytes. */
const mostMemory = 1_536
/** The thread is kept for this long, because the first responses often come in groups. */
const idleMs = 60_000

let last: Promise<unknown> = Promise.resolve()
let underWay = 0

/** While a body is being decoded or is waiting, benchmarks don't advance the simulated time. */
export const isReadingInThread = (): boolean => underWay > 0

/**
 * Reads one body at a time. The bytes are transferred, so the caller can't use them afterwards. Returns null
 * if decoding exceeds the time or memory limit.
 */
export function readInThread(body: Body, options: ReadingOptions): Promise<BodyReading | null> {
  underWay++
  const reading = last.then(() => readAlone(body, options)).finally(() => underWay--)
  last = reading
  return reading
}

let idle: ReadingThread | null = null

async function readAlone(body: Body, options: ReadingOptions): Promise<BodyReading | null> {
  const thread = idle ?? new ReadingThread()
  idle = null
  const reading = await thread.read(body, options)
  if (!thread.hasEnded) {
    idle = thread
    thread.rest(() => (idle === thread ? (idle = null) : null))
  }
  return reading
}

/** Returns the messages of the thread in order, then null when it has ended. */
class ReadingThread {
  hasEnded = false
  readonly #thread: Worker
  readonly #arrived: unknown[] = []
  #waiting: (message: unknown) => void = none
  #timer: NodeJS.Timeout | undefined

  constructor() {
    this.#thread = startThread(import.meta.url, 'reading-thread', {
      resourceLimits: { maxOldGenerationSizeMb: mostMemory }
    })
    this.#thread.on('message', message => {
      this.#arrived.push(message)
      this.#wake()
    })
    this.#thread.once('exit', () => {
      this.hasEnded = true
      this.#wake()
    })
    // A thread that fails also exits, and then null is returned.
    this.#thread.on('error', () => undefined)
  }

  /** Keeps the idle thread for a while. It doesn't prevent the app from quitting. */
  rest(ended: () => void): void {
    this.#thread.unref()
    this.#timer = setTimeout(() => {
      ended()
      this.#end()
    }, idleMs)
    this.#timer.unref()
  }

  async read(body: Body, options: ReadingOptions): Promise<BodyReading | null> {
    clearTimeout(this.#timer)
    this.#thread.ref()
    const limit = setTimeout(() => this.#end(), longestMs)
    try {
      this.#thread.postMessage(
        { body, options },
        typeof body === 'string' ? [] : [body.buffer as ArrayBuffer]
      )
      const reading = (await this.#next()) as BodyReading | null
      if (reading === null) return null
      const decoded = (await this.#next()) as Decoded | null
      const rows = decoded === null ? null : await this.#rows(decoded.rows)
      if (decoded === null || rows === null) return { ...reading, answer: textOnly(reading, options) }
      const answer = rows.length > 0 ? ({ ...decoded.answer, data: rows } as Answer) : decoded.answer
      return { ...reading, answer, ...(decoded.read !== undefined && { read: decoded.read }) }
    } finally {
      clearTimeout(limit)
    }
  }

  async #rows(count: number): Promise<readonly unknown[] | null> {
    const rows: unknown[] = []
    while (rows.length < count) {
      this.#thread.postMessage('next')
      const slice = (await this.#next()) as readonly unknown[] | null
      if (slice === null) return null
      for (const row of slice) rows.push(row)
    }
    return rows
  }

  #next(): Promise<unknown> {
    return new Promise(resolve => {
      this.#waiting = resolve
      this.#wake()
    })
  }

  #wake(): void {
    if (this.#arrived.length > 0) this.#settle(this.#arrived.shift())
    else if (this.hasEnded) this.#settle(null)
  }

  #settle(message: unknown): void {
    const waiting = this.#waiting
    if (waiting === none) {
      if (message !== null) this.#arrived.unshift(message)
      return
    }
    this.#waiting = none
    waiting(message)
  }

  #end(): void {
    void this.#thread.terminate()
  }
}

const none = (): void => undefined

export interface Decoded extends Pick<BodyReading, 'answer' | 'read'> {
  readonly rows: number
}

/** The user paid for the response and should at least see its text. */
const textOnly = ({ text, succeeded }: BodyReading, { decodes }: ReadingOptions): Answer | null =>
  decodes && succeeded ? undecoded(text) : null
