import { z } from 'zod'
import { RouteDraft, RouteId } from '../../../src-shared/contract/routes'
import { fact } from '../../platform/storage/fact'
import type { FactStore } from '../../platform/storage/fact-store'

const StoredRoute = RouteDraft.extend({
  id: RouteId,
  account: z.string().nullable()
})
export type StoredRoute = z.infer<typeof StoredRoute>

const routesFact = fact(
  'delivery-routes',
  z.array(z.unknown()).transform(stored =>
    stored.flatMap(one => {
      const read = StoredRoute.safeParse(one)
      return read.success ? [read.data] : []
    })
  )
)

/** Confirmed routes, in app.db. They aren't part of backups or exports, so no file can add one. */
export class RouteBook {
  readonly #facts: FactStore

  constructor(facts: FactStore) {
    this.#facts = facts
  }

  /** Reads from disk each time, because `candlewick route add` writes from another process. */
  all(): readonly StoredRoute[] {
    return this.#facts.read(routesFact) ?? []
  }

  find(id: string): StoredRoute | null {
    return this.all().find(route => route.id === id) ?? null
  }

  /** Replaces a route with the same ID. @throws DiskError */
  put(route: StoredRoute): void {
    const all = this.all()
    const isKnown = all.some(({ id }) => id === route.id)
    this.#facts.write(
      routesFact,
      isKnown ? all.map(one => (one.id === route.id ? route : one)) : [...all, route]
    )
  }

  /** @throws DiskError */
  remove(id: string): void {
    this.#facts.write(
      routesFact,
      this.all().filter(route => route.id !== id)
    )
  }
}
