import { RouteBook } from '../../alerts/delivery/route-book'
import { RouteService } from '../../alerts/delivery/route-service'
import { send } from '../../alerts/delivery/send'
import type { KeyRing } from '../../platform/secrets/key-ring'
import type { FactStore } from '../../platform/storage/fact-store'
import type { Machine } from './machine'

/** Routes belong to this computer, so all services share them. */
export function openRoutes(machine: Machine, facts: FactStore, keys: KeyRing): RouteService {
  const { clock, announce } = machine
  const routes = new RouteService({
    ...{ keys, clock, send },
    book: new RouteBook(facts),
    confirm: question => machine.confirm(question)
  })
  routes.changed.on(announce('routesChanged'))
  return routes
}
