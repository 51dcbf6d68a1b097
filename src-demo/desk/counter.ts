import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Clock } from '../clock'
import type { CallLog } from './call-log'
import type { Decision, FrontDesk } from './front-desk'
import { blankedKey, withoutKeys } from './keys'
import { refusal } from './reply'
import type { Tally } from './tally'
import { Trouble } from './trouble'
import type { Wire } from './wire'

/** Where requests arrive: takes each to the front desk and sees its answer out, through whatever is ordered. */
export class Counter {
  readonly #clock: Clock
  readonly #desk: FrontDesk
  readonly #tally: Tally
  readonly #wire: Wire
  readonly #log: CallLog
  readonly #trouble: () => Trouble
  readonly #hanging = new Set<ServerResponse>()

  constructor(clock: Clock, desk: FrontDesk, tally: Tally, wire: Wire, log: CallLog, trouble: () => Trouble) {
    this.#clock = clock
    this.#desk = desk
    this.#tally = tally
    this.#wire = wire
    this.#log = log
    this.#trouble = trouble
  }

  async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // A body nobody asked for is let run out, or it would block the connection.
    request.resume()
    const target = request.url ?? ''
    const mark = target.indexOf('?')
    const path = mark === -1 ? target : target.slice(0, mark)
    const query = mark === -1 ? '' : target.slice(mark + 1)
    const settle = this.#log.open({
      at: this.#clock.now(),
      operation: this.#desk.nameIn(path) ?? '',
      query: blankedKey(query),
      status: null,
      charged: 0,
      headers: withoutKeys(request.headers)
    })
    const ask = { method: request.method ?? '', path, query, headers: request.headers }
    let decision: Decision
    try {
      decision = await this.#desk.decide(ask)
    } catch {
      // A fault of ours looks like the trouble the contract knows; the tests hold that it never comes to this.
      decision = { reply: refusal(502, {}), operation: null, credits: 0 }
    }
    await this.#seeOut(decision, response, settle)
  }

  /** Gives up the calls that hang: their sockets close. */
  release(): void {
    for (const response of this.#hanging) response.destroy()
  }

  async #seeOut(
    decision: Decision,
    response: ServerResponse,
    settle: ReturnType<CallLog['open']>
  ): Promise<void> {
    const trouble = this.#trouble()
    const { operation } = decision
    const hang = operation === null ? undefined : Trouble.inForce(trouble.hangs, operation)
    if (hang !== undefined) {
      const charged = hang.charged ? decision.credits : 0
      this.#tally.charge(charged)
      settle({ status: null, charged })
      this.#hanging.add(response)
      response.on('close', () => this.#hanging.delete(response))
      return
    }
    const broken = operation === null ? undefined : trouble.nextBreak(operation)
    const due = broken?.charged === false ? { ...decision, credits: 0 } : decision
    const reply = this.#desk.charge(due)
    const lost = broken?.how === 'reset' && broken.afterBytes === undefined
    settle({ status: lost ? null : reply.status, charged: due.credits })
    const delay = operation === null ? undefined : Trouble.inForce(trouble.delays, operation)
    if (delay !== undefined) await this.#wire.wait(delay)
    // The caller may have gone meanwhile; what it was charged stays charged.
    if (response.destroyed) return
    if (broken === undefined) this.#wire.send(response, reply, trouble.bytesPerSecond)
    else this.#wire.sendBroken(response, reply, broken)
  }
}
