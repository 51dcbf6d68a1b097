import { setTimeout as rest } from 'node:timers/promises'
import type { InjectedFault } from './fault'
import { judge, type Finding } from './judge'
import type { FaultQuestion } from './questions'
import type { Doors, ReceivedRequests } from './trouble-server'
import { WatchedApp } from './watched-app'

export interface FaultyService {
  readonly key: string
  readonly doors: Doors
  /** With a null fault, the next calls succeed. */
  set(question: FaultQuestion, fault: InjectedFault | null): Promise<void>
  /** Resolves once a call has arrived after the last `set`. */
  arrived(): Promise<void>
  received(): Promise<ReceivedRequests>
}

export interface CaseFinding {
  readonly verdict: Finding['verdict'] | 'crashed' | 'hung' | 'unhandled'
  readonly operation: string
  readonly fault: string
  readonly what: string
}

/** A call that takes longer than this in real time counts as hanging. */
const hungMs = 60_000
/** How long sent data may take to reach the app. */
const onItsWayMs = 20

const everything = { operation: null, coin: null, feature: null, from: null, to: null, open: false }

export class FaultCases {
  count = 0
  readonly findings: CaseFinding[] = []
  readonly #trouble: FaultyService
  readonly #watched: WatchedApp
  #now: Pick<CaseFinding, 'operation' | 'fault'> = { operation: '', fault: '' }

  private constructor(trouble: FaultyService, watched: WatchedApp) {
    this.#trouble = trouble
    this.#watched = watched
  }

  static async start(trouble: FaultyService, first: FaultQuestion): Promise<FaultCases> {
    await trouble.set(first, null)
    return new FaultCases(trouble, await WatchedApp.start(trouble.doors, trouble.key))
  }

  find(verdict: CaseFinding['verdict'], what: string): void {
    this.findings.push({ verdict, ...this.#now, what })
  }

  async run(question: FaultQuestion, fault: InjectedFault): Promise<void> {
    this.count++
    this.#now = { operation: question.operation, fault: fault.name }
    await this.#trouble.set(question, fault)
    this.#watched.door = fault.door ?? 'plain'
    try {
      await this.#ask(question, fault)
    } catch (error) {
      this.find('crashed', error instanceof Error ? (error.stack ?? error.message) : String(error))
    }
  }

  close(): Promise<void> {
    return this.#watched.close()
  }

  async #ask({ operation, params }: FaultQuestion, fault: InjectedFault): Promise<void> {
    const { explorer, credits } = this.#watched.app.services
    const { key } = this.#trouble
    const running = Promise.resolve(explorer.run({ operation, params }))
    if (fault.waits) {
      // Don't only wait for the call to arrive, because it may fail before it sends anything.
      await Promise.race([this.#trouble.arrived(), running])
      await rest(onItsWayMs)
      this.#watched.giveUp()
    }
    const limit = new AbortController()
    const answer = await Promise.race([running, rest(hungMs, null, { signal: limit.signal })])
    limit.abort()
    if (answer === null) return this.find('hung', `nothing came in ${hungMs / 1000} s`)
    const [entry] = await credits.ledger({ before: null, limit: 1, filter: everything })
    const received = await this.#trouble.received()
    for (const { verdict, what } of judge(fault, { answer, entry, received, key })) this.find(verdict, what)
  }
}
