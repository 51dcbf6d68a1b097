import type { IncomingHttpHeaders } from 'node:http'
import type { Clock } from '../clock'
import { isOperation, operations, type OperationName } from '../operations/table'
import { refused as refusedAnswer } from '../answer'
import { inDialect, type Dialect } from '../dialects/dialect'
import { namesIn, queryOf } from '../query'
import type { SimulatedMarket } from '../simulation/simulated-market'
import { presentedKeys } from './keys'
import { creditsFor } from './price-list'
import { refusal, statusFalse, type DemoReply } from './reply'
import type { DemoTally } from './tally'
import { OrderedFaults } from './ordered-faults'

export interface DemoRequest {
  readonly method: string
  readonly path: string
  readonly query: string
  readonly headers: IncomingHttpHeaders
}

export interface DemoDecision {
  readonly reply: DemoReply
  readonly operation: OperationName | null
  readonly credits: number
}

/** `key` is null after it was revoked. */
export interface DemoKeys {
  key: string | null
  extraSchemes: boolean
}

interface HandlerParts {
  readonly clock: Clock
  readonly market: SimulatedMarket
  readonly prefix: string
  readonly ring: DemoKeys
  readonly tally: DemoTally
  readonly faults: () => OrderedFaults
  readonly dialect: Dialect | null
  readonly namesCurrency: boolean
}

/** This class knows nothing of HTTP connections. */
export class RequestHandler {
  readonly #parts: HandlerParts

  constructor(parts: HandlerParts) {
    this.#parts = parts
  }

  /** The operation may not exist. Null if the path doesn't begin with the service's prefix. */
  nameIn(path: string): string | null {
    const start = `${this.#parts.prefix}/api/v1/`
    return path.startsWith(start) ? path.slice(start.length) : null
  }

  async decide(ask: DemoRequest): Promise<DemoDecision> {
    const name = this.nameIn(ask.path)
    if (name === null || !isOperation(name)) return this.#refuse(null, 404)
    if (ask.method !== 'GET') return this.#refuse(name, 405, { allow: 'GET' })
    const faults = this.#parts.faults()
    const failure = faults.nextFailure(name)
    if (failure !== undefined) return this.#refuse(name, failure.status, failure.headers, failure.body)
    const outage = OrderedFaults.inForce(faults.outages, name)
    if (outage !== undefined) return this.#refuse(name, outage)
    if (!this.#isKnown(ask)) return this.#refuse(name, 401, { 'www-authenticate': 'Bearer' })
    const wait = this.#parts.tally.admit()
    if (wait !== null) return this.#refuse(name, 429, this.#retryAfter(wait))
    if (this.#parts.tally.isUsedUp) return this.#refuse(name, 429, {}, statusFalse('Quota exceeded'))
    if (!faults.planIncludes(name)) return this.#outsidePlan(name)
    return this.#answer(name, ask.query)
  }

  /** Call this when the response is sent. */
  charge(decision: DemoDecision): DemoReply {
    const { reply, credits } = decision
    if (reply.status !== 200) return reply
    this.#parts.tally.charge(credits)
    const headers: Record<string, string> = { ...reply.headers, ...this.#quotaHeaders(credits) }
    for (const [header, value] of Object.entries(this.#parts.faults().headers)) {
      const name = Object.keys(headers).find(one => one.toLowerCase() === header.toLowerCase()) ?? header
      if (value === null) Reflect.deleteProperty(headers, name)
      else headers[name] = value
    }
    return { ...reply, headers }
  }

  async #answer(name: OperationName, rawQuery: string): Promise<DemoDecision> {
    const faults = this.#parts.faults()
    const { market, clock, namesCurrency } = this.#parts
    const pricedIn = namesCurrency ? ({ currency: 'USD' } as const) : {}
    const query = queryOf(market, rawQuery, clock.now(), faults.dropped, pricedIn)
    const refused = faults.refusalOf(name, namesIn(rawQuery))
    if (refused !== undefined && refused.status !== 200)
      return this.#refuse(name, refused.status, {}, statusFalse(refused.words))
    const answer = refused ? refusedAnswer(refused.words) : await operations[name](query)
    const json = { 'content-type': 'application/json; charset=utf-8' }
    if (answer.kind === 'refused') {
      const reply = { status: 200, headers: json, body: [statusFalse(answer.reason)] }
      return { reply, operation: name, credits: 0 }
    }
    const body = faults.bodies.get(name)
    const own = this.#parts.dialect === null ? answer.body : inDialect(this.#parts.dialect, name, answer.body)
    const reply = { status: 200, headers: json, body: body === undefined ? own : [body] }
    return { reply, operation: name, credits: creditsFor(faults.prices.get(name) ?? 0, answer) }
  }

  #isKnown(ask: DemoRequest): boolean {
    const { key, extraSchemes } = this.#parts.ring
    return key !== null && presentedKeys(ask.headers, ask.query, extraSchemes).includes(key)
  }

  #outsidePlan(name: OperationName): DemoDecision {
    if (this.#parts.faults().plan.how !== 'status-false') return this.#refuse(name, 402)
    const body = [statusFalse('No access. Please upgrade your subscription')]
    const headers = { 'content-type': 'application/json; charset=utf-8' }
    return { reply: { status: 200, headers, body }, operation: name, credits: 0 }
  }

  #retryAfter(waitMs: number): Record<string, string> {
    const form = this.#parts.faults().retryAfter
    if (form === null) return {}
    if (form === 'seconds') return { 'retry-after': String(Math.max(Math.ceil(waitMs / 1000), 1)) }
    // HTTP dates have whole seconds. This one is rounded up, so that the client doesn't retry too early.
    return {
      'retry-after': new Date(Math.ceil((this.#parts.clock.now() + waitMs) / 1000) * 1000).toUTCString()
    }
  }

  #refuse(
    operation: OperationName | null,
    status: number,
    headers: Readonly<Record<string, string>> = {},
    body?: string
  ): DemoDecision {
    const which = this.#parts.faults().quotaHeadersOnErrors
    const quota = which === 'all' || (which === '429' && status === 429) ? this.#quotaHeaders(0) : {}
    const json = { 'content-type': 'application/json; charset=utf-8' }
    return { reply: refusal(status, { ...json, ...quota, ...headers }, body), operation, credits: 0 }
  }

  #quotaHeaders(consumed: number): Record<string, string> {
    return {
      'X-Credits-Consumed': String(consumed),
      'X-Quota-Used': String(this.#parts.tally.used),
      'X-Quota-Limit': String(this.#parts.tally.limit)
    }
  }
}
