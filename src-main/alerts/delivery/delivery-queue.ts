import type { InboxEntry } from '../../../src-shared/contract/alerts'
import type { DeliveryReason, RouteTarget } from '../../../src-shared/contract/routes'
import type { QuietHours } from '../../../src-shared/contract/settings'
import { day, hour, minute, second } from '../../../src-shared/time'
import { Emitter } from '../../platform/events/emitter'
import { wasWritten } from '../../platform/storage/disk-error'
import type { Clock } from '../../platform/time/clock'
import { quietUntil } from '../quiet-hours'
import type { DeliveryStore, WaitingDelivery } from './delivery-store'
import type { Attempt, DeliveryOutcome } from './outcome'
import type { Send } from './send'

const firstWaitMs = 30 * second
const longestWaitMs = hour
/**
 * The queue gives up after this many attempts, which take about a day. It counts attempts instead of time,
 * because the clock may change.
 */
const mostAttempts = 30

/** Routes are read for each message, because another process may add some. */
export interface SendingRoutes {
  find(id: string): { readonly target: RouteTarget; readonly quietHours: QuietHours | null } | null
  /** Null if the route has no token. */
  token(id: string): Promise<string | null>
}

export class TokenMissing extends Error {}

export interface QueueSources {
  readonly store: DeliveryStore
  readonly routes: SendingRoutes
  readonly entry: (id: number) => InboxEntry | null
  readonly clock: Clock
  readonly send: Send
  readonly report: (error: unknown, where: string) => void
}

/** Each route gets its messages in order, and each message at most once (docs/decisions/0034). */
export class DeliveryQueue {
  readonly changed = new Emitter<void>()
  readonly #sources: QueueSources
  readonly #busy = new Map<string, { readonly id: number; attempt: Attempt | null }>()
  readonly #unwritten = new Map<number, () => void>()
  #cancel: (() => void) | null = null
  #isStopped = false
  #isBegun = false

  constructor(sources: QueueSources) {
    this.#sources = sources
  }

  wake(): void {
    this.#cancel?.()
    this.#cancel = this.#isStopped ? null : this.#sources.clock.after(0, () => this.#sendDue())
  }

  /** Call this before any message of a restored backup is sent. */
  restored(): void {
    this.#sources.store.settleRestored(this.#sources.clock.now())
  }

  writePending(): void {
    for (const [id, write] of this.#unwritten) {
      if (!wasWritten(write)) return
      this.#unwritten.delete(id)
      this.changed.emit()
    }
    this.wake()
  }

  /** Unsent messages are tried again after the next start. */
  stop(): void {
    this.#isStopped = true
    this.#cancel?.()
    this.#cancel = null
    for (const { id, attempt } of this.#busy.values())
      this.#settle(id, 0, attempt?.abort() ?? notSent({ code: 'unreachable', detail: 'ABORTED' }))
    this.#busy.clear()
  }

  #sendDue(): void {
    this.#cancel = null
    const { store, clock } = this.#sources
    let heads: readonly WaitingDelivery[] = []
    const isRead = wasWritten(() => {
      if (!this.#isBegun && store.settleInterrupted(clock.now())) this.changed.emit()
      this.#isBegun = true
      heads = store.heads()
    })
    if (!isRead) return
    const waits = heads.flatMap(head => {
      if (this.#busy.has(head.routeId)) return []
      const wait = this.#waitMs(head)
      if (wait > 0) return [wait]
      void this.#sendOne(head)
      return []
    })
    // Checks again after a minute at most, because a new clock or time zone may end quiet hours earlier.
    if (waits.length > 0) this.#cancel = clock.after(Math.min(...waits, minute), () => this.#sendDue())
  }

  #waitMs({ id, routeId, at, waitMs }: WaitingDelivery): number {
    const { clock, routes, store } = this.#sources
    const now = clock.now()
    // If the message is due later than its wait allows, the clock was set back, so the wait starts again.
    if (at - now > waitMs) wasWritten(() => store.moveUp(id, now + waitMs))
    const quiet = quietUntil(now, routes.find(routeId)?.quietHours ?? null)
    return Math.max(Math.min(at - now, waitMs), quiet === null ? 0 : quiet - now)
  }

  async #sendOne(head: WaitingDelivery): Promise<void> {
    const { store, report } = this.#sources
    const { id, routeId } = head
    const turn: { readonly id: number; attempt: Attempt | null } = { id, attempt: null }
    this.#busy.set(routeId, turn)
    if (!wasWritten(() => store.begin(id))) {
      this.#busy.delete(routeId)
      return
    }
    this.changed.emit()
    let outcome: DeliveryOutcome
    try {
      outcome = await this.#attempt(head, turn)
    } catch (error) {
      report(error, 'delivery')
      // After an unexpected error, the message may have been sent.
      outcome = { state: 'unknown', reason: { code: 'interrupted' } }
    }
    if (this.#isStopped) return
    this.#busy.delete(routeId)
    this.#settle(id, head.attempts + 1, outcome)
    this.changed.emit()
    this.wake()
  }

  async #attempt(
    { routeId, entryId }: WaitingDelivery,
    turn: { attempt: Attempt | null }
  ): Promise<DeliveryOutcome> {
    const { routes, send, entry } = this.#sources
    const route = routes.find(routeId)
    const about = entry(entryId)
    if (route === null || about === null) return { state: 'failed', reason: { code: 'route-gone' } }
    const token = await tokenOf(routes, routeId)
    if (token instanceof Error)
      return token instanceof TokenMissing
        ? { state: 'failed', reason: { code: 'token-missing' } }
        : notSent({ code: 'unreachable', detail: token.message })
    // Loaded dynamically, because most runs of the app send no message.
    const [{ messageOf }, { outgoing }] = await Promise.all([import('./message'), import('./outgoing')])
    if (this.#isStopped) return notSent({ code: 'unreachable', detail: 'ABORTED' })
    turn.attempt = send(outgoing(route.target, messageOf(about)), token)
    return turn.attempt.done
  }

  #settle(id: number, attempts: number, outcome: DeliveryOutcome): void {
    const { store, clock } = this.#sources
    const now = clock.now()
    const write = (): void => {
      if (outcome.state === 'delivered') store.settle(id, 'delivered', null, now)
      else if (outcome.state !== 'retry') store.settle(id, outcome.state, outcome.reason, now)
      else if (attempts >= mostAttempts) store.settle(id, 'failed', outcome.reason, now)
      else store.postpone(id, outcome.reason, now, waitAfter(attempts, outcome.afterMs))
    }
    if (!wasWritten(write)) this.#unwritten.set(id, write)
  }
}

const notSent = (reason: DeliveryReason): DeliveryOutcome => ({ state: 'retry', reason, afterMs: null })

/** The wait after a failed attempt, in ms. The receiver can extend it to up to a day, but not shorten it. */
const waitAfter = (attempts: number, afterMs: number | null): number =>
  Math.max(Math.min(firstWaitMs * 2 ** Math.max(0, attempts - 1), longestWaitMs), Math.min(afterMs ?? 0, day))

const tokenOf = (routes: SendingRoutes, id: string): Promise<string | null | Error> =>
  routes.token(id).catch((error: unknown) => (error instanceof Error ? error : new Error('keychain')))
