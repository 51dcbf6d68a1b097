import type { Client, Route, RouteDraft, RoutePreview, RouteTarget, RouteTest, WordedReply } from '@contract'
import type { Subscribe } from '../bridge/client'
import { Mirrored } from './mirrored.svelte'

export class RoutesState {
  readonly routes = new Mirrored<readonly Route[]>()
  readonly #client: Client['routes']
  #isRequested = false

  constructor(client: Client['routes'], subscribe: Subscribe) {
    this.#client = client
    subscribe('routesChanged', routes => this.routes.set(routes))
  }

  load(): void {
    if (this.#isRequested) return
    this.#isRequested = true
    void this.routes.read(() => this.#client.state())
  }

  /** Null if the route doesn't exist. */
  nameOf(id: string): string | null {
    return this.routes.value?.find(route => route.id === id)?.name ?? null
  }

  preview(target: RouteTarget): Promise<WordedReply<RoutePreview>> {
    return this.#client.preview({ target })
  }

  /**
   * Saves a route once the user has confirmed. Resolves with null if the user declines.
   * @param token undefined keeps the saved token, null removes it
   */
  save(
    id: string | null,
    draft: RouteDraft,
    token: string | null | undefined
  ): Promise<WordedReply<Route | null>> {
    return this.#client.save({ id, draft, ...(token === undefined ? {} : { token }) })
  }

  remove(id: string): Promise<boolean> {
    return this.routes.act(() => this.#client.remove({ id }))
  }

  test(id: string): Promise<WordedReply<RouteTest>> {
    return this.#client.test({ id })
  }
}
