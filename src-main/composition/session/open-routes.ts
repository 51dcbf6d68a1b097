import { RouteBook } from '../../alerts/delivery/route-book'
import { RouteService } from '../../alerts/delivery/route-service'
import { sendBy } from '../../alerts/delivery/send'
import type { KeyRing } from '../../platform/secrets/key-ring'
import type { FactStore } from '../../platform/storage/fact-store'
import type { HostMachine } from './machine'

export function openRoutes(machine: HostMachine, facts: FactStore, keys: KeyRing): RouteService {
  return new RouteService({
    keys,
    send: sendBy(machine.clock),
    clock: machine.clock,
    book: new RouteBook(facts),
    confirm: question => machine.confirm(question)
  })
}
