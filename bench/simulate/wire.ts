import type { ServiceFetch } from '../../src-main/service/api/client'
import { randomFrom, type Random } from '../random'
import type { DemoService } from '../../src-demo/demo-service'
import type { SimulatedWire } from '../quiet'
import type { SimulatedClock } from '../simulated-clock'
import type { StoryTrace } from './record'
import type { OnTheWay, Story } from './story'

export interface Sent {
  readonly operation: string
  readonly symbols: readonly string[]
  readonly at: number
  /** Null until the service has charged the call. */
  charged: number | null
  /** X-Quota-Used as the app received it. */
  quotaUsed: number | null
  /** The complete body that the app received. Null if it received none. */
  delivered: string | null
  /** The ID of the call in the ledger, set when the call is sent. */
  row: number
  /** Whether the response reported a wrong charge. */
  isMisnamed: boolean
}

/** One in this many responses reports a wrong charge, whatever its status. */
const misnamedEvery = 40
const misnamed = '5001'

/** Checks the calls. It ends the story by throwing. */
export interface WireJudge {
  sending(call: Sent): void
  delivering(call: Sent): Promise<void>
}

type Process = { readonly isDead: boolean }
type Answered = Awaited<ReturnType<ServiceFetch>>

interface Raw {
  readonly status: number
  readonly headers: Headers
  readonly body: Uint8Array
  readonly isWhole: boolean
}

const signIn =
  '<!doctype html><html><head><title>Sign in</title></head><body>Welcome to our network</body></html>'
const never = (): Promise<never> => new Promise(() => undefined)
const failed = (code: string): Error =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) })

interface Ends {
  readonly story: Story
  readonly clock: SimulatedClock
  readonly trace: StoryTrace
  readonly service: DemoService
  readonly machine: { kill(): void }
}

/**
 * Makes real calls one at a time while simulated time stands still. Each response is delivered later, or is
 * lost or damaged on the way.
 */
export class StoryWire implements SimulatedWire {
  judge: WireJudge | null = null
  dieAt: 'before-send' | 'after-send' | null = null
  readonly #world: Ends
  readonly #random: Random
  readonly #mistakes: Random
  #faults: { how: OnTheWay; left: number }[] = []
  #last: Promise<unknown> = Promise.resolve()
  #open = 0
  #wasMisnamed = false
  readonly #waiting = new Set<{ readonly process: Process }>()

  constructor(world: Ends) {
    this.#world = world
    this.#random = randomFrom(world.story.seed + 7)
    this.#mistakes = randomFrom(world.story.seed + 11)
  }

  get waiting(): number {
    return [...this.#waiting].filter(({ process }) => !process.isDead).length
  }

  get isOpen(): boolean {
    return this.#open > 0
  }

  spoil(how: OnTheWay, count: number): void {
    this.#faults.push({ how, left: count })
  }

  async idle(): Promise<void> {
    while (this.#open > 0) await this.#last
  }

  async fetch(process: Process, url: string, init: Parameters<ServiceFetch>[1]): Promise<Answered> {
    if (process.isDead) return never()
    const { trace } = this.#world
    const call = sentTo(url, this.#world.clock.now())
    trace.note(`send ${call.operation} ${call.symbols.join(' ')}`)
    this.judge?.sending(call)
    if (this.#diesNow('before-send')) {
      call.charged = 0
      return never()
    }
    const how = this.#nextFault()
    // This comes before any await, so that the order of timers doesn't depend on real response times.
    const arrival = this.#arrival(process, how, init.signal)
    if (how === 'unreachable' || how === 'sign-in') {
      call.charged = 0
      await arrival
      if (how === 'unreachable') throw failed('ENETUNREACH')
      return response(200, new Headers({ 'content-type': 'text/html' }), Buffer.from(signIn), true)
    }
    let raw = await this.#exchange(url, init, call)
    // The service charges for both calls, although the app receives only one response.
    if (how === 'doubled') raw = await this.#exchange(url, init, call)
    if (process.isDead) return never()
    trace.note(`answer ${call.operation} ${raw.status} charged ${call.charged}`)
    if (this.#diesNow('after-send')) return never()
    await arrival
    if (process.isDead) return never()
    if (how === 'reset') throw failed('ECONNRESET')
    if (how === 'cut')
      return response(raw.status, raw.headers, raw.body.subarray(0, Math.floor(raw.body.length / 2)), false)
    const used = raw.headers.get('x-quota-used')
    call.quotaUsed = used === null ? null : Number(used)
    call.delivered = raw.isWhole && raw.status === 200 ? Buffer.from(raw.body).toString() : null
    // A charge is only misreported if the response contains the quota, and never twice in a row, because the
    // app can only correct one wrong header.
    if (
      raw.headers.has('x-quota-used') &&
      !this.#wasMisnamed &&
      this.#mistakes.whole(1, misnamedEvery) === 1
    ) {
      raw.headers.set('x-credits-consumed', misnamed)
      call.isMisnamed = true
      trace.note(`misnamed ${call.operation}`)
    }
    this.#wasMisnamed = call.isMisnamed
    await this.judge?.delivering(call)
    return response(raw.status, raw.headers, raw.body, raw.isWhole)
  }

  #nextFault(): OnTheWay | null {
    const [fault] = this.#faults
    if (fault === undefined) return null
    fault.left--
    if (fault.left <= 0) this.#faults.shift()
    return fault.how
  }

  #diesNow(at: 'before-send' | 'after-send'): boolean {
    if (this.dieAt !== at) return false
    this.dieAt = null
    this.#world.machine.kill()
    return true
  }

  /** Resolves when the response arrives. Rejects if the caller has given up before. */
  #arrival(process: Process, how: OnTheWay | null, signal: AbortSignal): Promise<void> {
    const afterMs = how === 'late' ? this.#random.between(2_000, 60_000) : this.#random.between(80, 400)
    const waits = { process }
    this.#waiting.add(waits)
    const arrived = new Promise<void>((resolve, reject) => {
      const end = (then: () => void) => () => {
        this.#waiting.delete(waits)
        then()
      }
      signal.addEventListener(
        'abort',
        end(() => reject(failed('ABORT_ERR'))),
        { once: true }
      )
      if (how !== 'silent') this.#world.clock.after(afterMs, end(resolve))
    })
    arrived.catch(() => undefined)
    return arrived
  }

  async #exchange(url: string, init: Parameters<ServiceFetch>[1], call: Sent): Promise<Raw> {
    this.#open++
    const { signal: _, ...request } = init
    const taken = this.#last.then(() => take(url, request))
    this.#last = taken.catch(() => undefined)
    try {
      return await taken
    } finally {
      this.#open--
      const [lastCall] = this.#world.service.controls.calls().slice(-1)
      call.charged = lastCall?.charged ?? 0
      this.#world.service.controls.clearCalls()
    }
  }
}

function sentTo(url: string, at: number): Sent {
  const { pathname, searchParams } = new URL(url)
  const symbols = (searchParams.get('symbol') ?? '').split(/[\s+]+/).filter(symbol => symbol !== '')
  const operation = pathname.slice(pathname.lastIndexOf('/') + 1)
  return {
    operation,
    symbols,
    at,
    charged: null,
    quotaUsed: null,
    delivered: null,
    row: 0,
    isMisnamed: false
  }
}

async function take(url: string, init: Omit<Parameters<ServiceFetch>[1], 'signal'>): Promise<Raw> {
  const { status, headers, body } = await fetch(url, init)
  const pieces: Uint8Array[] = []
  let isWhole = true
  try {
    for await (const piece of body ?? []) pieces.push(piece)
  } catch {
    isWhole = false
  }
  return { status, headers, body: Buffer.concat(pieces), isWhole }
}

function response(status: number, headers: Headers, body: Uint8Array, isWhole: boolean): Answered {
  const pieces = [body]
  const read = async (): Promise<{ done: boolean; value?: Uint8Array }> => {
    const value = pieces.shift()
    if (value !== undefined) return { done: false, value }
    if (!isWhole) throw failed('ECONNRESET')
    return { done: true }
  }
  return { status, headers, body: { getReader: () => ({ read, cancel: async () => undefined }) } }
}
