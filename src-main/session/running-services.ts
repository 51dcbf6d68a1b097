import type { ServiceSession } from './service-session'

/** The services of the session that runs at the moment of asking. */
export const runningServices = (running: { readonly session: ServiceSession }): ServiceSession['services'] =>
  new Proxy(running.session.services, {
    get: (_first, name): unknown => Reflect.get(running.session.services, name)
  })
