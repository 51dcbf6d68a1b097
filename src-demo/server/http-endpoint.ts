import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Clock } from '../clock'
import type { CallLog } from './call-log'
import type { DemoDecision, RequestHandler } from './request-handler'
import { blankedKey, withoutKeys } from './keys'
import { refusal } from './reply'
import type { DemoTally } from './tally'
import { OrderedFaults } from './ordered-faults'
import type { Wire } from './wire'

interface EndpointParts {
  readonly clock: Clock
  readonly handler: RequestHandler
  readonly tally: DemoTally
  readonly wire: Wire
  readonly log: CallLog
  readonly faults: () => OrderedFaults
}

export class HttpEndpoint {
  readonly #parts: EndpointParts
  readonly #hanging = new Set<ServerResponse>()

  constructor(parts: EndpointParts) {
    this.#parts = parts
  }

  async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // An unread body would block the connection.
    request.resume()
    const target = request.url ?? ''
    const mark = target.indexOf('?')
    const path = mark === -1 ? target : target.slice(0, mark)
    const query = mark === -1 ? '' : target.slice(mark + 1)
    const settle = this.#parts.log.open({
      at: this.#parts.clock.now(),
      operation: this.#parts.handler.nameIn(path) ?? '',
      query: blankedKey(query),
      status: null,
      charged: 0,
      headers: withoutKeys(request.headers)
    })
    const ask = { method: request.method ?? '', path, query, headers: request.headers }
    let decision: DemoDecision
    try {
      decision = await this.#parts.handler.decide(ask)
    } catch {
      // A bug in this service results in a 502, which is a status that the contract lists.
      decision = { reply: refusal(502, {}), operation: null, credits: 0 }
    }
    await this.#seeOut(decision, response, settle)
  }

  release(): void {
    for (const response of this.#hanging) response.destroy()
  }

  async #seeOut(
    decision: DemoDecision,
    response: ServerResponse,
    settle: ReturnType<CallLog['open']>
  ): Promise<void> {
    const faults = this.#parts.faults()
    const { operation } = decision
    const hang = operation === null ? undefined : OrderedFaults.inForce(faults.hangs, operation)
    if (hang !== undefined) {
      const charged = hang.charged ? decision.credits : 0
      this.#parts.tally.charge(charged)
      settle({ status: null, charged })
      this.#hanging.add(response)
      response.on('close', () => this.#hanging.delete(response))
      return
    }
    const broken = operation === null ? undefined : faults.nextBreak(operation)
    const due = broken?.charged === false ? { ...decision, credits: 0 } : decision
    const charged = this.#parts.handler.charge(due)
    // The simulated time.
    const date = new Date(this.#parts.clock.now()).toUTCString()
    const reply = { ...charged, headers: { date, ...charged.headers } }
    const lost = broken?.how === 'reset' && broken.afterBytes === undefined
    settle({ status: lost ? null : reply.status, charged: due.credits })
    const delay = operation === null ? undefined : OrderedFaults.inForce(faults.delays, operation)
    if (delay !== undefined) await this.#parts.wire.wait(delay)
    // Clients that disconnect early are still charged.
    if (response.destroyed) return
    if (broken === undefined) this.#parts.wire.send(response, reply, faults.bytesPerSecond)
    else this.#parts.wire.sendBroken(response, reply, broken)
  }
}
