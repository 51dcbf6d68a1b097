import { randomUUID } from 'node:crypto'
import {
  mostRoutes,
  type Route,
  type RouteDraft,
  type RoutePreview,
  type RouteTarget,
  type RouteTest
} from '../../../src-shared/contract/routes'
import { parsedUrl } from '../../../src-shared/url'
import { Emitter } from '../../platform/events/emitter'
import { FaultError, inputFault } from '../../platform/faults/fault-error'
import type { KeyRing } from '../../platform/secrets/key-ring'
import type { Clock } from '../../platform/time/clock'
import type { Confirmation } from './confirmation'
import { TokenMissing, type SendingRoutes } from './delivery-queue'
import type { RouteBook, StoredRoute } from './route-book'
import type { Send } from './send'

export interface RouteSources {
  readonly book: RouteBook
  readonly keys: Pick<KeyRing, 'read' | 'write' | 'forget' | 'storageOf'>
  readonly clock: Clock
  readonly confirm: (question: Confirmation) => Promise<boolean>
  readonly send: Send
}

export class RouteService implements SendingRoutes {
  readonly changed = new Emitter<readonly Route[]>()
  readonly #sources: RouteSources
  #isConfirming = false

  constructor(sources: RouteSources) {
    this.#sources = sources
  }

  state(): readonly Route[] {
    return this.#sources.book.all().map(route => this.#shown(route))
  }

  find(id: string): StoredRoute | null {
    return this.#sources.book.find(id)
  }

  async token(id: string): Promise<string | null> {
    const account = this.find(id)?.account ?? null
    if (account === null) return null
    const token = await this.#sources.keys.read(account)
    if (token === null) throw new TokenMissing()
    return token
  }

  async preview({ target }: { readonly target: RouteTarget }): Promise<RoutePreview> {
    const { outgoing, targetIssue, sample } = await this.#loaded()
    const { destinationOf } = await import('./outgoing')
    const issue = targetIssue(target, sample)
    if (issue !== null) return { issue, sent: null }
    const sent = outgoing(target, sample)
    const headers = sent.by === 'post' ? Object.entries(sent.headers) : []
    return { issue: null, sent: { to: destinationOf(sent), headers, body: sent.body } }
  }

  /** @throws FaultError if the route can't be used or was removed, or if another one is being confirmed */
  async save(request: {
    readonly id: string | null
    readonly draft: RouteDraft
    readonly token?: string | null | undefined
  }): Promise<Route | null> {
    const { id, draft, token } = request
    if (this.#isConfirming) throw new FaultError(inputFault('route-asking'))
    this.#isConfirming = true
    try {
      const before = this.#before(id)
      const { targetIssue, sample } = await this.#loaded()
      const issue = targetIssue(draft.target, sample)
      if (issue !== null) throw new FaultError(inputFault({ code: 'route-wrong', issue }))
      if (before && token === undefined && isSame(before.target, draft.target))
        return this.#put({ ...before, ...draft })
      const takesToken = draft.target.kind !== 'command'
      const keepsToken =
        token === undefined && before !== null && originOf(before.target) === originOf(draft.target)
      const hasToken = takesToken && (keepsToken ? before.account !== null : typeof token === 'string')
      const { confirmationOf } = await import('./confirmation')
      if (!(await this.#sources.confirm(confirmationOf(draft, before, hasToken, sample)))) return null
      // Reads the route again, because the dialog may have been open for a long time.
      const current = this.#before(id)
      const route = { ...draft, id: current?.id ?? randomUUID() }
      if (hasToken && keepsToken) return this.#put({ ...route, account: current?.account ?? null })
      const account = hasToken ? accountOf(route) : null
      if (account !== null && typeof token === 'string') await this.#sources.keys.write(account, token)
      const put = this.#put({ ...route, account })
      const old = current?.account ?? null
      if (old !== null && old !== account) await this.#forget(old)
      return put
    } finally {
      this.#isConfirming = false
    }
  }

  async remove({ id }: { readonly id: string }): Promise<readonly Route[]> {
    const { book } = this.#sources
    const account = this.find(id)?.account ?? null
    book.remove(id)
    if (account !== null) await this.#forget(account)
    return this.#emitState()
  }

  /** @throws FaultError if the route was removed */
  async test({ id }: { readonly id: string }): Promise<RouteTest> {
    const { send } = this.#sources
    const route = this.#before(id)
    const { outgoing, sample } = await this.#loaded()
    const token = await this.token(id).catch(() => undefined)
    if (token === undefined) return { state: 'failed', reason: { code: 'token-missing' } }
    const outcome = await send(outgoing((route ?? raise()).target, sample), token).done
    if (outcome.state === 'delivered') return { state: 'delivered', reason: null }
    return { state: outcome.state === 'retry' ? 'failed' : outcome.state, reason: outcome.reason }
  }

  #before(id: string | null): StoredRoute | null {
    const { book } = this.#sources
    if (id !== null) return book.find(id) ?? raise()
    if (book.all().length >= mostRoutes)
      throw new FaultError(inputFault({ code: 'routes-full', most: mostRoutes }))
    return null
  }

  #put(route: StoredRoute): Route {
    this.#sources.book.put(route)
    this.#emitState()
    return this.#shown(route)
  }

  #emitState(): readonly Route[] {
    const all = this.state()
    this.changed.emit(all)
    return all
  }

  /** Ignores errors, because the user can still remove the token from the list of saved keys. */
  #forget(account: string): Promise<void> {
    return this.#sources.keys.forget(account).catch(() => undefined)
  }

  #shown({ id, name, target, quietHours, account }: StoredRoute): Route {
    return {
      id,
      name,
      target,
      quietHours,
      token: account === null ? 'none' : this.#sources.keys.storageOf(account)
    }
  }

  async #loaded() {
    const [message, sending] = await Promise.all([import('./message'), import('./outgoing')])
    return { ...sending, sample: message.sampleMessage(this.#sources.clock.now()) }
  }
}

function raise(): never {
  throw new FaultError(inputFault('route-gone'))
}

const isSame = (a: RouteTarget, b: RouteTarget): boolean => JSON.stringify(a) === JSON.stringify(b)

/** An access token is never sent to another server. */
function originOf(target: RouteTarget): string {
  if (target.kind === 'command') return target.kind
  return parsedUrl(target.kind === 'ntfy' ? target.server : target.address)?.origin ?? ''
}

/** The user sees this name in the list of saved keys, so it includes the server. */
const accountOf = (route: Pick<StoredRoute, 'id' | 'target'>): string =>
  `${originOf(route.target)} (delivery ${route.id.slice(0, 8)})`
